import CoreBluetooth

final class Radio: NSObject, CBCentralManagerDelegate {
  private var answer: CheckedContinuation<Bool, Never>?
  private var manager: CBCentralManager?

  func isUsable() async -> Bool {
    await withCheckedContinuation { continuation in
      answer = continuation
      manager = CBCentralManager(delegate: self, queue: nil)
    }
  }

  /// The first state is mostly none.
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    switch central.state {
    case .poweredOn: answer?.resume(returning: true)
    case .unknown, .resetting: break
    default: answer?.resume(returning: false)
    }
    answer = nil // expect: continuation_misuse (a path forgets the continuation here)
  }
}

final class Door {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isBusy = false

  func wait() async {
    await withCheckedContinuation { waiting = $0 }
  }

  func opened(_ really: Bool) {
    if really { waiting?.resume() }
    waiting = nil // expect: continuation_misuse (a path forgets the continuation here)
  }

  func told(_ really: Bool) {
    guard really else { return }
    waiting?.resume()
    waiting = nil
  }

  /// Its own state says whether anybody waits.
  func stopped() {
    if isBusy { waiting?.resume() }
    waiting = nil
  }

  func takenOut(_ really: Bool) {
    let taken = waiting
    waiting = nil
    if really { taken?.resume() } else { taken?.resume() }
  }

  func handedOn(_ really: Bool) {
    if really { waiting?.resume() } else { keep(waiting) }
    waiting = nil
  }

  private func keep(_ continuation: CheckedContinuation<Void, Never>?) {}
}
