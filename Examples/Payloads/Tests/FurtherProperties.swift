import Airline
import Currencies
import InHouse
import JdUnion
import Pinduoduo
import Stress
import Stripe
import TaobaoUnion
import TicketKit
import TicketmasterClasses
import TicketmasterEvents
import WechatBusifavor
import WechatFavor
import Woocommerce

/// The display properties of a ticket beyond those of `TicketModel`, by name; nil where absent.
func furtherProperties(of ticket: any TicketModel) -> [String: Any?] {
  switch ticket {
  case let ticket as Airline.FlightOfferTicket: ["travelNote": ticket.travelNote]
  case let ticket as Currencies.MoneyOffTicket: ["plain": ticket.plain]
  case let ticket as InHouse.GroupProductTicket: ["originNote": ticket.originNote]
  case let ticket as JdUnion.CouponTicket:
    ["badge": ticket.badge, "reference": ticket.reference, "scope": ticket.scope]
  case let ticket as Pinduoduo.CouponTicket:
    ["isMuted": ticket.isMuted as Bool, "priceNote": ticket.priceNote]
  case let ticket as Pinduoduo.PlainTicket:
    ["isMuted": ticket.isMuted as Bool, "priceNote": ticket.priceNote]
  case let ticket as Stress.CashTicket: ["reference": ticket.reference]
  case let ticket as Stripe.PromotionCodeTicket: ["couponReference": ticket.couponReference]
  case let ticket as Stripe.CouponTicket: ["badge": ticket.badge]
  case let ticket as TaobaoUnion.LinkCouponTicket:
    [
      "badge": ticket.badge, "commissionNote": ticket.commissionNote,
      "isMuted": ticket.isMuted as Bool,
      "priceNote": ticket.priceNote,
    ]
  case let ticket as TaobaoUnion.MaterialCouponTicket:
    [
      "commissionNote": ticket.commissionNote, "isMuted": ticket.isMuted as Bool,
      "presaleNote": ticket.presaleNote, "priceNote": ticket.priceNote,
    ]
  case let ticket as TicketmasterClasses.PaidTicket: ["serverText": ticket.serverText]
  case let ticket as TicketmasterEvents.EventTicket:
    [
      "instantNote": ticket.instantNote, "priceRange": ticket.priceRange,
      "zoneNote": ticket.zoneNote,
    ]
  case let ticket as WechatBusifavor.DiscountTicket:
    ["percentNote": ticket.percentNote, "weekNote": ticket.weekNote]
  case let ticket as WechatBusifavor.ExchangeTicket:
    ["irregularNote": ticket.irregularNote, "weekNote": ticket.weekNote]
  case let ticket as WechatFavor.CashTicket:
    ["badge": ticket.badge, "remark": ticket.remark, "stateNote": ticket.stateNote]
  case let ticket as WechatFavor.CutToTicket:
    ["badge": ticket.badge, "received": ticket.received]
  case let ticket as Woocommerce.PercentTicket: ["badge": ticket.badge]
  default: [:]
  }
}
