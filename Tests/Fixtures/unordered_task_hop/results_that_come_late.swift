import Combine
import UIKit

@MainActor final class SearchModel: NSObject, UISearchBarDelegate {
  @Published var query = ""
  var results: [String] = []
  var current: Task<Void, Never>?
  var bag: Set<AnyCancellable> = []

  nonisolated func search(_ text: String) async throws -> [String] { [text] }
  func show(_ text: String) async {}

  func start() {
    $query.sink { [weak self] text in
      Task { self?.results = (try? await self?.search(text)) ?? [] } // expect: unordered_task_hop (older)
    }.store(in: &bag)
    $query.sink { [weak self] text in
      Task { // expect: unordered_task_hop (older), unhandled_throwing_task
        let found = try await self?.search(text)
        self?.results = found ?? []
      }
    }.store(in: &bag)
  }

  func searchBar(_ bar: UISearchBar, textDidChange text: String) {
    Task { // expect: unordered_task_hop (older), unhandled_throwing_task
      results = try await search(text)
    }
  }

  func asksAgain() {
    $query.sink { [weak self] text in
      Task { // expect: unhandled_throwing_task
        let found = try await self?.search(text)
        guard self?.query == text else { return }
        self?.results = found ?? []
      }
    }.store(in: &bag)
  }

  func cancelsTheLast() {
    $query.sink { [self] text in
      current?.cancel()
      current = Task {
        let found = try? await search(text)
        if Task.isCancelled { return }
        results = found ?? []
      }
    }.store(in: &bag)
  }

  /// The order is kept up to the first await, and nothing is done behind it.
  func handsOver() {
    $query.sink { [weak self] text in
      Task { await self?.show(text) }
    }.store(in: &bag)
  }

  func once(_ loader: Loader) {
    loader.load { [weak self] text in
      Task { self?.results = (try? await self?.search(text)) ?? [] }
    }
  }
}

final class Loader {
  func load(_ done: @escaping (String) -> Void) {}
}
