import TicketKit

/// Promotions by their identities, in the order in which they came.
struct PromotionShelf {
  private struct Place {
    let position: Int
    let promotion: MerchantPromotion
  }

  private var places: [ExactID: Place] = [:]
  private var positionCount = 0

  /// The promotions in order, once they have been asked for and until they change.
  private var sorted: [MerchantPromotion]?

  /// Makes a shelf; of several promotions with one identity the last counts, at the first's place.
  init(_ promotions: [MerchantPromotion] = []) {
    for promotion in promotions { self[promotion.id] = promotion }
  }

  /// The promotion with an identity. One that replaces another takes its place; a new one comes last.
  subscript(id: String) -> MerchantPromotion? {
    get { places[ExactID(id)]?.promotion }
    set {
      let key = ExactID(id)
      sorted = nil
      guard let newValue else {
        places[key] = nil
        return
      }
      if places[key] == nil { positionCount += 1 }
      let position = places[key]?.position ?? positionCount
      places[key] = Place(position: position, promotion: newValue)
    }
  }

  /// All promotions in order.
  var promotions: [MerchantPromotion] {
    mutating get {
      if let sorted { return sorted }
      let promotions = places.values.sorted { $0.position < $1.position }.map(\.promotion)
      sorted = promotions
      return promotions
    }
  }
}
