import Foundation
import TicketKit
import VoucherKit

let response = """
  {"modelType": 1, "data": [{"goodName": "咖啡", "ticketMoney": 10.5, "minLimitMoney": 30}]}
  """
let coupons = try TicketFactory.decode(Data(response.utf8)).tickets
let vouchers = try Vouchers.decode(#"{"data": [{"name": "Tea", "off": 20}]}"#)
for ticket in coupons + vouchers { print(summary(of: ticket)) }
