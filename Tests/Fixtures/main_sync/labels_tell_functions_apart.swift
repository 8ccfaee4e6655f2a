// Of several functions with one name a call means one that has its labels.
import Dispatch

final class Timeline {
  private let queue = DispatchQueue(label: "timeline") // expect: serial_queue
  private var marks = 0

  func start() {
    queue.async { self.update(marks: 1) }
    queue.async { self.update(marks: 2) }
  }

  private func update(marks count: Int) {
    DispatchQueue.main.sync { marks = count } // expect: main_sync (note)
  }

  @MainActor func show(_ screen: Screen) {
    screen.update({ print("on main") })
    screen.update(2)
    screen.update(title: "marks")
  }

  func turn() {
    queue.async { self.move(steps: 1, 2) }
  }

  @MainActor func step() {
    move(steps: 1, 2)
  }

  private func move(steps: Int...) {
    DispatchQueue.main.sync { marks = steps.count } // expect: main_sync (warning: traps when called on main)
  }
}

protocol Screen {
  func update(_ count: Int)
  func update(title: String)
  func update(_ change: () -> Void)
}
