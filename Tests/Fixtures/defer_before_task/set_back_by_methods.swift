import UIKit

final class CheckoutController: UIViewController {
  private var isSubmitting = false
  private var count = 0

  @IBAction func submit(_ sender: UIButton) {
    isSubmitting = true
    defer { endSubmitting() } // expect: defer_before_task
    Task { await send() }
  }

  @IBAction func recount(_ sender: UIButton) {
    count = 1
    defer { step() }
    Task { await send() }
  }

  private func endSubmitting() { isSubmitting = false }

  private func step() { count = count + 1 }

  private func send() async {}
}
