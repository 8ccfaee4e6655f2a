import Dispatch

final class Model {
  var isLoading = false
  var done = 0

  func follow(_ steps: AsyncStream<Int>) async {
    for await step in steps {
      switch step {
      case 1: DispatchQueue.main.async { self.isLoading = false }
      default: break
      }
    }
  }

  func first(_ steps: AsyncStream<Int>) async {
    for await _ in steps {
      DispatchQueue.main.async { self.isLoading = false } // expect: task_update_after_return
      return
    }
  }

  func each(_ steps: [Int]) async {
    await prepare()
    for _ in steps {
      DispatchQueue.main.async { self.done += 1 } // expect: task_update_after_return
    }
  }

  func prepare() async {}
}
