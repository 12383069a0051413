import Foundation
import TicketService

/// The request for a page of a tab: `GET URL/coupon?page=1`; the first page has no number.
func pageRequest(_ base: URL, _ tab: Tab, _ page: TicketPage) -> TicketRequest {
  let url = base.appendingPathComponent(tab.rawValue)
  return page.index == 0
    ? .get(url) : .get(url, [URLQueryItem(name: "page", value: "\(page.index)")])
}
