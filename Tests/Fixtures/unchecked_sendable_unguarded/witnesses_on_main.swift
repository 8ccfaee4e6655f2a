import AuthenticationServices

// The extension's methods are on the main actor, as the framework's protocol is.
final class SignIn: NSObject, @unchecked Sendable {
  private var name: String?

  @MainActor func forget() { name = nil }
}

extension SignIn: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    name = "somebody"
  }
}
