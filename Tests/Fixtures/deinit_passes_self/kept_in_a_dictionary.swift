import Foundation

final class Probe {
  deinit {
    Registry.shared.bury(self) // expect: deinit_passes_self
    Registry.shared.note(self)
    Registry.shared.weigh(self)
  }
}

final class Registry: @unchecked Sendable {
  static let shared = Registry()
  private let lock = NSLock()
  private var buried: [ObjectIdentifier: Probe] = [:]
  private var weights: [ObjectIdentifier: Int] = [:]

  func bury(_ probe: Probe) {
    lock.withLock { buried[ObjectIdentifier(probe)] = probe }
  }

  func note(_ probe: Probe) {
    print(ObjectIdentifier(probe))
  }

  func weigh(_ probe: Probe) {
    lock.withLock { weights[ObjectIdentifier(probe)] = 1 }
  }
}
