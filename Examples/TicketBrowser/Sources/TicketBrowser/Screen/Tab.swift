/// The tabs of the screen.
enum Tab: String, CaseIterable, Sendable {
  case coupon
  case discount
  case convert

  /// What stands on the tab.
  var title: String {
    switch self {
    case .coupon: "优惠券"
    case .discount: "折扣券"
    case .convert: "兑换券"
    }
  }
}
