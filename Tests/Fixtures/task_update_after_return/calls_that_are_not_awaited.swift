import Foundation

final class Notifier {
  var rows: [Int] = []

  func post() {}
  func publish() async {}

  func finish() async {
    DispatchQueue.main.async { // expect: task_update_after_return (use 'await MainActor.run' or '@MainActor')
      self.post()
    }
  }

  func finishLater() async {
    Task { @MainActor in // expect: task_update_after_return (await the work instead of starting a task)
      await self.publish()
    }
  }

  @MainActor func finishHere() async {
    DispatchQueue.main.async { // expect: task_update_after_return (it is on main already: call it at once)
      self.post()
    }
  }
}
