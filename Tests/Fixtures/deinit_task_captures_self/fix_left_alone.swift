/// Copies would not do, or mean something else.
final class Ledger: @unchecked Sendable { // expect: unchecked_sendable_unguarded
  private let server = LedgerServer()
  private var pages = 3
  private lazy var index = LedgerServer()

  deinit {
    Task { await self.server.close(self.pages) } // expect: deinit_task_captures_self
    Task { await self.index.close(0) } // expect: deinit_task_captures_self
    Task { await self.server.close(count()) } // expect: deinit_task_captures_self
    Task { [weak self] in await self?.server.close(0) } // expect: deinit_task_captures_self
    Task { await register(self) } // expect: deinit_task_captures_self
    let server = 1
    Task { await self.server.close(server) } // expect: deinit_task_captures_self
  }

  private func count() -> Int { 0 }
}

actor LedgerServer {
  func close(_ page: Int) {}
}

func register(_ ledger: Ledger) async {}
