import Foundation

final class Warehouse {
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "w")
  private var boxes = [3, 1, 2]
  private var open = true

  deinit {
    boxes.forEach { self.count($0) }
    let doubled = boxes.map { $0 * self.boxes.count }
    lock.withLock { self.open = false }
    queue.sync { self.open = false }
    withExtendedLifetime(self) { self.open = false }
    autoreleasepool { boxes.removeAll() }
    boxes.sort { $0 < $1 && self.open }
    let total = { self.boxes.reduce(0, +) }()
    boxes.filter { $0 > total && open }.forEach { _ in open = false }
    _ = doubled
    for box in boxes where box > 1 {
      Task { count(box) } // expect: deinit_task_captures_self
    }
    boxes.forEach { box in
      Task { self.count(box) } // expect: deinit_task_captures_self
    }
    if open {
      Task { self.open = false } // expect: deinit_task_captures_self
    }
    defer {
      Task { self.open = false } // expect: deinit_task_captures_self
    }
  }

  func count(_ box: Int) {}
}
