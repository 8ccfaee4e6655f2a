import UIKit

final class FormController: UIViewController {
  private let client = Client()
  private var names: [String] = []

  @objc func send() {
    view.isUserInteractionEnabled = false
    defer { view.isUserInteractionEnabled = true } // expect: defer_before_task
    Task { await client.send() }
  }

  @IBAction func tap(_ sender: UIButton) {
    sender.isEnabled = false
    defer { sender.isEnabled = true } // expect: defer_before_task
    Task { await client.send() }
  }

  @IBAction func waits(_ sender: UIButton) {
    sender.isEnabled = false
    Task {
      defer { sender.isEnabled = true }
      await client.send()
    }
  }

  // Which task of the loop is the work, and which is done beside it, nobody can say.
  func sendEach(_ sender: UIButton) {
    sender.isEnabled = false
    defer { sender.isEnabled = true }
    for name in names {
      print(name)
      client.note(name)
      Task { await client.send() }
    }
  }
}

final class Client: Sendable {
  func send() async {}
  func note(_ name: String) {}
}
