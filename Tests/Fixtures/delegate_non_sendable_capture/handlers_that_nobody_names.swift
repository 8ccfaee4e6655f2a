import Foundation

final class Mailbox {
  var count = 0

  init() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(opened(_:)), name: .init("opened"), object: nil)
    center.addObserver(self, selector: Selector("emptied:"), name: .init("emptied"), object: nil)
  }

  @objc private func opened(_ note: Notification) {
    Task { @MainActor in print(note.name) } // expect: delegate_non_sendable_capture
  }

  @objc private func emptied(_ note: Notification) {
    Task { @MainActor in print(note.name) } // expect: delegate_non_sendable_capture
  }

  @objc private func forgotten(_ note: Notification) {
    Task { @MainActor in print(note.name) }
  }

  @objc func seen(_ note: Notification) {
    Task { @MainActor in print(note.name) } // expect: delegate_non_sendable_capture
  }
}
