import Foundation
import Network

final class Watcher {
  private let monitor = NWPathMonitor()
  private let given = DispatchQueue(label: "given")
  private let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
  private let single = DispatchQueue(label: "single")
  private let property = DispatchQueue(label: "property")
  private var stored = 0

  func start() {
    monitor.start(queue: given)
    given.async { print(1) }
    concurrent.async { print(2) }
    single.async { print(3) }
  }

  func stop() {
    given.async { print(4) }
    concurrent.async { print(5) }
    DispatchQueue.main.async { print(6) }
  }

  var value: Int {
    get { property.sync { stored } }
    set { property.sync { stored = newValue } }
  }
}

final class Other {
  private let single = DispatchQueue(label: "other")

  func run() {
    single.async { print(7) }
  }
}
