import CoreData
import Foundation

@MainActor final class Rows: NSObject, NSFetchedResultsControllerDelegate {
  private var count = 0

  nonisolated func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    MainActor.assumeIsolated { count += 1 }  // expect: assume_isolated_off_main (note: traps off main; this is a witness)
  }

  nonisolated func controller(
    _: NSFetchedResultsController<any NSFetchRequestResult>, didChange _: Any, at _: IndexPath?
  ) {
    MainActor.assumeIsolated { count += 1 }  // expect: assume_isolated_off_main (note)
  }

  // It has the sender, but no delegate's method begins so.
  nonisolated func reload(_: NSFetchedResultsController<any NSFetchRequestResult>) {
    MainActor.assumeIsolated { count += 1 }  // expect: assume_isolated_off_main (error)
  }
}

// Nothing says that it is anybody's delegate.
@MainActor final class Shelf: NSObject {
  private var count = 0

  nonisolated func controllerWillChange(_: NSFetchedResultsController<any NSFetchRequestResult>) {
    MainActor.assumeIsolated { count += 1 }  // expect: assume_isolated_off_main (error)
  }
}
