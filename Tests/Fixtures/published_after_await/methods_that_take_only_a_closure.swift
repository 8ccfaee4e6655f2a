import Combine

final class Library: ObservableObject {
  @Published var titles: [String] = []
  @Published var removeAll = false

  func load() async -> [String] { [] }

  func clean() async {
    guard await load().isEmpty else { return }
    titles.removeAll { $0.isEmpty } // expect: published_after_await
    titles.sort { $0.count < $1.count } // expect: published_after_await
    let short = titles.filter { $0.count < 3 }
    if removeAll { print(short) }
  }
}
