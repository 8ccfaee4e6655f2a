import Combine
import CoreLocation
import Foundation
import Network
import StoreKit

final class Dashboard: NSObject, ObservableObject {
  @Published var query = ""
  @objc dynamic var level = 0
  private let subject = PassthroughSubject<Int, Never>()
  private let current = CurrentValueSubject<Int, Never>(0)
  private let path = NWPathMonitor()
  private var log: [String] = []

  func start() {
    Task { for await _ in Transaction.updates { log.append("a") } } // expect: for_await_captures_self
    Task { for await _ in Storefront.updates { log.append("b") } } // expect: for_await_captures_self
    Task { for try await _ in CLLocationUpdate.liveUpdates() { log.append("c") } } // expect: for_await_captures_self, unhandled_throwing_task
    Task { for try await _ in CLLocationUpdate.liveUpdates(.fitness) { log.append("d") } } // expect: for_await_captures_self, unhandled_throwing_task
    Task { for await query in $query.values { log.append(query) } } // expect: for_await_captures_self
    Task { for await query in self.$query.values { log.append(query) } } // expect: for_await_captures_self
    Task { for await _ in publisher(for: \.level).values { log.append("e") } } // expect: for_await_captures_self
    Task {
      for await _ in NotificationCenter.default.publisher(for: .init("x")).values { // expect: for_await_captures_self
        log.append("f")
      }
    }
    Task {
      for await _ in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values { // expect: for_await_captures_self
        log.append("g")
      }
    }
    Task { for await _ in subject.values { log.append("h") } } // expect: for_await_captures_self
    Task { for await _ in current.values { log.append("i") } } // expect: for_await_captures_self
    Task { for await _ in subject.map({ $0 + 1 }).filter({ $0 > 1 }).values { log.append("j") } } // expect: for_await_captures_self
    Task { for await _ in $query.debounce(for: 1, scheduler: RunLoop.main).removeDuplicates().values { log.append("k") } } // expect: for_await_captures_self
    Task { for await _ in path { log.append("l") } } // expect: for_await_captures_self
    Task { for await _ in NWPathMonitor() { log.append("m") } } // expect: for_await_captures_self
    Task {
      let notes = NotificationCenter.default.notifications(named: .init("y"))
      for await _ in notes.map(\.name).filter({ $0.rawValue != "z" }) { // expect: for_await_captures_self
        log.append("n")
      }
    }
    Task {
      for await case let note? in NotificationCenter.default.notifications(named: .init("y")).map(\.object) { // expect: for_await_captures_self
        log.append("\(note)")
      }
    }
    Task { for await _ in PurchaseIntent.intents { log.append("o") } } // expect: for_await_captures_self
    Task { for await _ in AsyncTimerSequence(interval: .seconds(1), clock: .continuous) { log.append("p") } } // expect: for_await_captures_self
  }
}
