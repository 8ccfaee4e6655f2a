// A local function that keeps the continuation has not answered: somebody else will.
final class Kiosk {
  private var waiting: [CheckedContinuation<Int, Never>] = []

  func ticket() async -> Int {
    await withCheckedContinuation { continuation in
      func enqueue() { waiting.append(continuation) }
      enqueue()
    }
  }

  func answer(_ number: Int) {
    waiting.forEach { $0.resume(returning: number) }
    waiting = []
  }

  func price(of item: String) async -> Int {
    await withCheckedContinuation { continuation in
      func answer() { continuation.resume(returning: 1) }
      answer()
      if item.isEmpty { answer() } // expect: continuation_misuse
    }
  }
}
