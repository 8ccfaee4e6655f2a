import Foundation

struct Route: Sendable {
  nonisolated(unsafe) var extra: Any? // expect: nonisolated_unsafe_storage (note)
  nonisolated(unsafe) static var last: Any? // expect: nonisolated_unsafe_storage (note)
}

enum Words {
  nonisolated(unsafe) static var count = 0 // expect: nonisolated_unsafe_storage (note)

  static func add() { count += 1 }
}

nonisolated(unsafe) private var formatter: Formatter = {
  NumberFormatter()
}()

nonisolated(unsafe) private var symbol: UnsafeRawPointer // expect: nonisolated_unsafe_storage (note)
nonisolated(unsafe) private var hits = 0 // expect: nonisolated_unsafe_storage (note)

func text(_ number: Int) -> String? {
  formatter.string(for: number)
}

func hit(_ totals: inout [Int]) {
  totals.append(hits)
  count(&hits)
}

final class Manager {
  nonisolated(unsafe) private var models: [Int]? // expect: nonisolated_unsafe_storage (note)

  func initialize(_ models: [Int]) { self.models = models }

  func prepare() async {
    if models != nil { return }
    models = [1]
  }
}

final class SharedManager: Sendable {
  nonisolated(unsafe) private var models: [Int]? // expect: nonisolated_unsafe_storage (warning)

  func initialize(_ models: [Int]) { self.models = models }

  func prepare() async {
    if models != nil { return }
    models = [1]
  }
}
