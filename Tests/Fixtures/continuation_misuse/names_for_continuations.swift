import CoreBluetooth

typealias Reply = CheckedContinuation<Int, any Error>

struct Late: Error {}

actor Replies {
  private var waiting: [Int: Reply] = [:]

  func wait(_ id: Int) async throws -> Int {
    try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func acknowledge(_ id: Int) {
    waiting[id]?.resume(returning: id) // expect: continuation_misuse (stays in the dictionary)
  }

  func expire(_ id: Int) {
    waiting.removeValue(forKey: id)?.resume(throwing: Late())
  }

  func end(_ id: Int, _ value: Int?) {
    guard let reply = waiting.removeValue(forKey: id) else { return }
    if let value { reply.resume(returning: value) }
  } // expect: continuation_misuse (a path ends here)
}

struct Counter {
  func count() async throws -> Int { try await withCheckedThrowingContinuation { begin($0) } }

  private func begin(_ reply: Reply) {
    reply.resume(returning: 1)
    reply.resume(throwing: Late()) // expect: continuation_misuse (already resumed)
  }
}

// A name changes as often as its owner likes.
final class Probe: NSObject, CBPeripheralDelegate {
  private var waiter: CheckedContinuation<String, Never>?

  func rename() async -> String {
    await withCheckedContinuation { waiter = $0 }
  }

  func peripheralDidUpdateName(_ peripheral: CBPeripheral) {
    waiter?.resume(returning: peripheral.name ?? "") // expect: continuation_misuse (this may run again)
  }
}
