import Combine

/// A helper runs where it is called: it is told of once, at its first change; what the function changes by itself, each
/// time.
final class SearchModel: ObservableObject {
  @Published var results: [String] = []
  @Published var suggestions: [String] = []
  @Published var isSearching = false
  @Published var query = ""

  func refresh() async {
    isSearching = true // expect: published_after_await
    let found = await search(query)
    show(found)
    isSearching = false // expect: published_after_await
    clear()
  }

  private func show(_ found: [String]) {
    results = found // expect: published_after_await
    suggestions = found.map { $0 + "?" }
    isSearching = false
  }

  private func clear() {
    query = "" // expect: published_after_await
    suggestions = []
    Task.detached { [self] in
      isSearching = false // expect: published_after_await
      results = [] // expect: published_after_await
    }
  }

  private func search(_ query: String) async -> [String] { [query] }
}
