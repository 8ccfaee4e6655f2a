import Combine
import CoreData

/// What a context of a queue of its own performs, holds the object there.
final class Search: ObservableObject {
  @Published var rows = 0
  private let context: NSManagedObjectContext
  private var timer: Timer?

  init(container: NSPersistentContainer) {
    let background = container.newBackgroundContext()
    background.automaticallyMergesChangesFromParent = true
    context = background
  }

  func start() {
    context.perform { print(self.rows) }
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (a Timer must be invalidated on the thread)
  }
}

final class Importer: ObservableObject {
  @Published var rows = 0
  private let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  private var timer: Timer?

  func start() {
    context.perform { print(self.rows) }
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (a Timer must be invalidated on the thread)
  }
}

final class List: ObservableObject {
  @Published var rows = 0
  private let container: NSPersistentContainer
  private var timer: Timer?

  init(container: NSPersistentContainer) { self.container = container }

  func start() {
    container.viewContext.perform { print(self.rows) }
  }

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (only main is seen)
  }
}
