import Foundation
import Network

final class Chat {
  private let connection: NWConnection
  private let lines = Lines()
  private var unsent: [Data] = []

  init(connection: NWConnection) { self.connection = connection }

  deinit {
    connection.send(content: Data(), completion: .contentProcessed { _ in // expect: deinit_task_captures_self
      self.unsent = []
    })
    connection.send(content: Data(), completion: .contentProcessed { [lines] _ in lines.close() })
    connection.send(content: Data(), completion: .idempotent)
  }
}

final class Lines {
  func close() {}
}
