import UIKit

final class SignInController: UIViewController {
  private let field: UITextField? = nil
  @objc var caption = ""

  @objc func fieldChanged() {}

  deinit {
    field?.removeTarget( // expect: deinit_calls_isolated
      self,
      action: #selector(fieldChanged),
      for: .editingChanged
    )
    NotificationCenter.default.removeObserver(self, forKeyPath: #keyPath(caption))
    print(#selector(getter: caption), #selector(self.fieldChanged), #selector(SignInController.fieldChanged))
  }
}
