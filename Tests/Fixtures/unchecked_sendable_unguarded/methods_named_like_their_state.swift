import Dispatch

final class Histogram: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let queue = DispatchQueue(label: "histogram", attributes: .concurrent)
  private var bins: [Int: [Double]] = [:]

  func bins(for id: Int) -> [Double] { queue.sync { bins[id] ?? [] } }

  func set(_ values: [Double], for id: Int) {
    queue.async { self.bins[id] = values }
  }
}

final class Curves: @unchecked Sendable {
  private let queue = DispatchQueue(label: "curves", attributes: .concurrent)
  private var points: [Int: [Double]] = [:]

  func points(for id: Int) -> [Double] { queue.sync { points[id] ?? [] } }

  func set(_ values: [Double], for id: Int) {
    queue.async(flags: .barrier) { self.points[id] = values }
  }
}
