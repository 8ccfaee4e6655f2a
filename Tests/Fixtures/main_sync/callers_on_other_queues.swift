// A function that only its file can call runs where its callers do, whatever it is isolated to: mode 5 lets a closure
// that holds a view call it on any queue. An assertion keeps main out.
import UIKit

final class Chat: UIViewController {
  var source = Source()
  var canPin = false

  func reload() {
    source.queue.async { [weak self] in
      self?.updatePins()
    }
  }

  private func updatePins() {
    DispatchQueue.main.sync { canPin = true } // expect: main_sync (note)
  }

  func show() {
    updateTitle()
  }

  private func updateTitle() {
    DispatchQueue.main.sync { title = "now" } // expect: main_sync (warning: traps when called on main)
  }
}

// Who sends an action is in no file.
final class Form: UIViewController {
  private let queue = DispatchQueue(label: "form")
  private let button = UIButton()

  func load() {
    button.addTarget(self, action: #selector(refresh), for: .touchUpInside)
    queue.async { self.refresh() }
  }

  @objc private func refresh() {
    DispatchQueue.main.sync { title = "now" } // expect: main_sync (warning: traps when called on main)
  }
}

final class Source {
  let queue = DispatchQueue(label: "source")
}

final class Members {
  private let queue = DispatchQueue(label: "members")

  func load() {
    queue.async { self.read() }
  }

  func request() {
    assert(!Thread.isMainThread, "this blocks")
    read()
  }

  private func read() {
    DispatchQueue.main.sync { print("on main") } // expect: main_sync (note)
  }

  func remove() {
    precondition(Thread.isMainThread)
    erase()
  }

  private func erase() {
    DispatchQueue.main.sync { print("on main") } // expect: main_sync (warning: traps when called on main)
  }
}
