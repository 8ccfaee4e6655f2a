import Combine
import Foundation

final class Scanner {
  private let queue = DispatchQueue(label: "scanner")
  private let group = DispatchGroup()
  private var pages: [Data] = []

  func save() {}

  deinit {
    DispatchQueue.main.async { self.save() } // expect: deinit_task_captures_self
    queue.async { [self] in save() } // expect: deinit_task_captures_self
    self.queue.async { print(self.pages.count) } // expect: deinit_task_captures_self
    DispatchQueue.global(qos: .utility).async { // expect: deinit_task_captures_self, dispatch_global_async
      self.save()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.save() } // expect: deinit_task_captures_self, dispatch_after
    queue.async(group: group) { self.save() } // expect: deinit_task_captures_self
    group.notify(queue: .main) { self.save() } // expect: deinit_task_captures_self
    OperationQueue.main.addOperation { self.save() } // expect: deinit_task_captures_self
    RunLoop.main.perform { self.save() } // expect: deinit_task_captures_self
    Thread.detachNewThread { self.save() } // expect: deinit_task_captures_self
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in // expect: deinit_task_captures_self
      self.save()
    }
    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in // expect: deinit_task_captures_self
      self.save()
    }.resume()
    _ = NotificationCenter.default // expect: deinit_task_captures_self
      .addObserver(forName: .init("closed"), object: nil, queue: .main) { _ in self.save() }
    queue.async { [pages] in print(pages.count) }
    queue.sync { pages.removeAll() }
  }
}
