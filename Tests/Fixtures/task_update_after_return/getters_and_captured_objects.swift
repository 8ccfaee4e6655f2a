import Foundation

final class Inbox: Sendable {
  @MainActor var messages: [String] = []

  var count: Int {
    get async {
      let loaded = await download()
      Task { @MainActor in // expect: task_update_after_return
        messages = loaded
      }
      return loaded.count
    }
  }
}

actor Mailman {
  private let inbox = Inbox()

  func deliver() async {
    let loaded = await download()
    Task { @MainActor [inbox] in // expect: task_update_after_return ('messages')
      inbox.messages = loaded
    }
  }
}

func download() async -> [String] { [] }
