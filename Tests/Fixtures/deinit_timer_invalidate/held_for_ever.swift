// What a session or an endless loop holds from the start has no 'deinit'. What may be let go of has.
import Foundation

final class Socket: NSObject, URLSessionDelegate {
  private var session: URLSession!
  private var timer: Timer?

  override init() {
    super.init()
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: a session keeps its delegate)
  }
}

// A property that is named like the delegate's methods.
final class Pipe: NSObject, URLSessionDelegate {
  private var urlSession: URLSession!
  private var timer: Timer?

  override init() {
    super.init()
    self.urlSession = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  }

  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: a session keeps its delegate)
  }
}

// Not before it is opened.
final class Plug: NSObject, URLSessionDelegate {
  private var session: URLSession?
  private var timer: Timer?

  func open() {
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}

// Another's delegate.
final class Cable: NSObject {
  private let session: URLSession
  private var timer: Timer?

  init(delegate: any URLSessionDelegate) {
    session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}

final class Lookout {
  private var timer: Timer?
  private var watch: Task<Void, Never>?

  init() {
    begin()
  }

  private func begin() {
    watch = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ships")) { // expect: for_await_captures_self
        self.call()
      }
    }
  }

  private func call() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (note: a task holds self)
  }
}

// One initializer does not start it.
final class Scout {
  private var timer: Timer?
  private var watch: Task<Void, Never>?

  init() {}

  init(name: String) {
    watch = Task {
      for await _ in NotificationCenter.default.notifications(named: .init(name)) { // expect: for_await_captures_self
        self.call()
      }
    }
  }

  private func call() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}

// Sometimes it does not.
final class Sentry {
  private var timer: Timer?
  private var watch: Task<Void, Never>?

  init(isOnDuty: Bool) {
    guard isOnDuty else { return }
    watch = Task {
      for await _ in NotificationCenter.default.notifications(named: .init("ships")) { // expect: for_await_captures_self
        self.call()
      }
    }
  }

  private func call() {}

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}

// file: Ended.swift
import Foundation

// Invalidated before.
final class Wire: NSObject, URLSessionDelegate {
  private var session: URLSession!
  private var timer: Timer?

  override init() {
    super.init()
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
  }

  func close() { session.finishTasksAndInvalidate() }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (warning: a Timer must be)
  }
}
