final class Meter {
  var count = 0
  var limits: [String: Int] = [:]
  var inner: Inner?

  func change(_ key: String, by amount: Int) async throws {
    count = amount
    self.count += await fetch(key)
    limits[key] = count
    inner?.total = try decode(amount)
    var local = count, other = 2
    local -= other
    (count) = local
    increment(&count)
    _ = amount
    let same = amount == local
    limits[key, default: 0] += 1
    (count, local) = (local, amount)
  }
}
