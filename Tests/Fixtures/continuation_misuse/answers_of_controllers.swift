import AuthenticationServices
import PhotosUI

final class SignIn: NSObject, ASAuthorizationControllerDelegate {
  private var waiting: CheckedContinuation<String, any Error>?

  func user() async throws -> String { try await withCheckedThrowingContinuation { waiting = $0 } }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return } // expect: continuation_misuse
    waiting?.resume(returning: credential.user)
    waiting = nil
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    waiting?.resume(throwing: error)
    waiting = nil
  }
}

final class Picking: NSObject, PHPickerViewControllerDelegate {
  private var waiting: CheckedContinuation<PHPickerResult, Never>?

  func result() async -> PHPickerResult { await withCheckedContinuation { waiting = $0 } }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    guard let first = results.first else {
      picker.dismiss(animated: true)
      return // expect: continuation_misuse
    }
    waiting?.resume(returning: first)
    waiting = nil
  }
}

// Whoever is left is told elsewhere, and a picker that is not the one says nothing.
final class Telling: NSObject, PHPickerViewControllerDelegate {
  private var waiting: CheckedContinuation<PHPickerResult?, Never>?
  private var current: PHPickerViewController?

  func result() async -> PHPickerResult? { await withCheckedContinuation { waiting = $0 } }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    guard picker === current else { return }
    guard let first = results.first else {
      forget()
      return
    }
    waiting?.resume(returning: first)
    waiting = nil
  }

  private func forget() {
    waiting?.resume(returning: nil)
    waiting = nil
  }
}

final class Several: NSObject, UIDocumentPickerDelegate {
  private var waiting: CheckedContinuation<URL?, Never>?

  func file() async -> URL? { await withCheckedContinuation { waiting = $0 } }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard let waiting else { return }
    self.waiting = nil
    waiting.resume(returning: urls.first)
  }
}
