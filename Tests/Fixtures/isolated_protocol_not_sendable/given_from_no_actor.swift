@MainActor protocol Coordinating: AnyObject {
  func finish()
}

actor Analytics {
  func track(_ owner: any Coordinating) {}
}

final class Reporter {
  private let owner: any Coordinating
  private let analytics = Analytics()

  init(owner: any Coordinating) { self.owner = owner }

  func send() async {
    await analytics.track(owner) // expect: isolated_protocol_not_sendable
  }

  func count() async -> Int { 1 }
}
