final class Poller {
  func start() {
    func poll() async {
      while true {
        await refresh()
        do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }
      }
    }
    Task { await poll() } // expect: task_loop_captures_self
  }

  func startElsewhere(_ other: Poller) {
    func poll() async {
      while true {
        await other.refresh()
        do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }
      }
    }
    Task { await poll() }
  }

  func refresh() async {}
}
