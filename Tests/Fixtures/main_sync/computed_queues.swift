import Dispatch

enum Queues {
  static var ui: DispatchQueue { .main }
  static var drawing: DispatchQueue { return DispatchQueue.main }
  static var work: DispatchQueue { DispatchQueue(label: "work") }
  static var other: Other { .main }
}

struct Other {
  static let main = Other()
  func sync(_ body: () -> Void) { body() }
}

func show() {
  Queues.ui.sync { print("a") } // expect: main_sync
  Queues.drawing.sync { print("b") } // expect: main_sync
  Queues.work.sync { print("c") }
  Queues.other.sync { print("d") }
}
