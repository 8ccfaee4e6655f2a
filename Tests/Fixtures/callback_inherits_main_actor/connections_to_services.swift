import Foundation

@MainActor final class Helper {
  private let connection = NSXPCConnection(serviceName: "helper")

  func start() {
    connection.interruptionHandler = { print("interrupted") } // expect: callback_inherits_main_actor
    connection.invalidationHandler = { @Sendable in print("gone") }
  }
}
