import Foundation

final class Cache {
  private var values: [String: Int] = [:]
  private lazy var queue: DispatchQueue = { // expect: serial_queue
    let queue = DispatchQueue(label: "values")
    queue.setSpecific(key: DispatchSpecificKey<Int>(), value: 1)
    return queue
  }()
  private let readers = {
    DispatchQueue(label: "readers", attributes: .concurrent)
  }()
  private let work: () -> Void = { DispatchQueue(label: "once").async {} }

  func set(_ name: String, _ value: Int) { queue.async { self.values[name] = value } }
  func get(_ name: String) -> Int? { queue.sync { values[name] } }
  func all() -> [Int] { readers.sync { Array(values.values) } }
  func none() -> Bool { readers.sync { values.isEmpty } }
}
