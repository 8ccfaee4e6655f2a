protocol Session: Sendable { func close() async throws }

final class Player: Sendable {
  private let session: any Session
  private let error: String

  init(session: any Session, error: String) {
    self.session = session
    self.error = error
  }

  deinit {
    Task { [session] in
      do { try await session.close() } catch { print(error) }
    }
    Task { [session] in // expect: deinit_task_captures_self
      do { try await session.close() } catch is CancellationError { print(error) } catch {}
    }
  }
}
