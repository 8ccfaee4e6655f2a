// A queue may be made where the object is.
import UIKit

final class Scanner: UIViewController {
  private let sessions: DispatchQueue
  private let updates: DispatchQueue
  private let given: DispatchQueue
  private let chosen: DispatchQueue
  private let later: DispatchQueue

  init(given: DispatchQueue) {
    self.sessions = DispatchQueue(label: "sessions", qos: .userInitiated)
    let local = DispatchQueue(label: "later")
    updates = DispatchQueue.main
    self.given = given
    chosen = DispatchQueue(label: "chosen")
    later = local
    super.init(nibName: nil, bundle: nil)
  }

  init(onMain: Bool) {
    sessions = DispatchQueue(label: "sessions")
    updates = .main
    given = .main
    chosen = .main
    later = .main
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {}
}

final class Reader: UIViewController {
  private let sessions: DispatchQueue
  private let updates: DispatchQueue
  private let given: DispatchQueue
  private let later: DispatchQueue

  init(given: DispatchQueue) {
    self.sessions = DispatchQueue(label: "sessions", qos: .userInitiated)
    let local = DispatchQueue(label: "later")
    updates = DispatchQueue.main
    self.given = given
    later = local
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {}

  override func viewWillAppear(_ animated: Bool) {
    sessions.async { [weak self] in
      MainActor.assumeIsolated { self?.refresh() } // expect: assume_isolated_off_main
    }
    updates.async { [weak self] in
      MainActor.assumeIsolated { self?.refresh() }
    }
    given.async { [weak self] in
      MainActor.assumeIsolated { self?.refresh() }
    }
    later.async { [weak self] in
      MainActor.assumeIsolated { self?.refresh() } // expect: assume_isolated_off_main
    }
  }
}

extension Scanner {
  func chooseLater() {
    chosen.async {
      MainActor.assumeIsolated { self.refresh() }
    }
  }
}

// The last of many mentions gives it another value.
final class Sender {
  private let outgoing: DispatchQueue

  init() { outgoing = DispatchQueue(label: "outgoing") }

  func flush() {
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
    _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label; _ = outgoing.label
  }

  func send() {
    outgoing.async {
      MainActor.assumeIsolated { self.flush() }
    }
  }

  init(onMain: Bool) { outgoing = .main }
}
