/// Values that are costly to make, kept by key for every thread, at most `limit` of them.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Key: Value]>([:])
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// The kept value, or a new one; a nil is not kept.
  func value(for key: Key, make: () -> Value?) -> Value? {
    values.withLock { values in
      if let value = values[key] { return value }
      guard let value = make() else { return nil }
      // Whoever fills the cache has no favourites in it: start again rather than keep an order.
      if values.count >= limit { values.removeAll() }
      values[key] = value
      return value
    }
  }

  /// The number of values kept now.
  var count: Int { values.withLock { $0.count } }
}
