import Dispatch

final class Shelf {
  private let semaphore = DispatchSemaphore(value: 1)
  private var books: [String] = []

  func add(_ book: String) async {
    semaphore.wait() // expect: blocking_in_async (note: a semaphore as a lock)
    books.append(book)
    semaphore.signal()
    await report()
  }

  func remove() async {
    semaphore.wait() // expect: blocking_in_async (note)
    defer { semaphore.signal() }
    books.removeLast()
  }

  func lend() async {
    semaphore.wait() // expect: blocking_in_async (warning: 'wait' blocks)
    defer { semaphore.signal() }
    await report()
  }

  /// A short wait is no wait.
  func count() -> Int {
    semaphore.wait()
    defer { semaphore.signal() }
    return books.count
  }

  func report() async {
    _ = count()
  }
}
