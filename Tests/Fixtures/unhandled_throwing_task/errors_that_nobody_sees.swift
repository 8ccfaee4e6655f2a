import SwiftUI

struct Failure: Error {}

struct Sender {
  func send() async throws {}

  func start(_ names: [String]) {
    Task { try await send() } // expect: unhandled_throwing_task
    _ = Task.detached { // expect: unhandled_throwing_task
      try await send()
    }
    Task { // expect: unhandled_throwing_task
      do {
        try await send()
      }
    }
    Task { // expect: unhandled_throwing_task
      do {
        try await send()
      } catch is Failure {
        print("failed")
      }
    }
    Task { // expect: unhandled_throwing_task
      do {
        try await send()
      } catch {
        throw Failure()
      }
    }
    for name in names {
      switch name {
      case "a": Task { throw Failure() } // expect: unhandled_throwing_task
      default:
        Task { try await send() } // expect: unhandled_throwing_task
      }
    }
  }
}

struct Form: View {
  let sender: Sender

  var body: some View {
    Button("Send") {
      Task { try await sender.send() } // expect: unhandled_throwing_task
    }
  }
}
