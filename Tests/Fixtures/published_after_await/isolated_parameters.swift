import Combine

final class Library: ObservableObject {
  @Published var titles: [String] = []

  func reload(isolation: isolated (any Actor)? = #isolation) async {
    titles = []
  }

  func reloadHere() async {
    titles = [] // expect: published_after_await
  }
}
