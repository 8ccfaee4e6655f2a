import Combine

final class Profile: ObservableObject {
  @Published var name = ""

  var fresh: String {
    get async {
      let loaded = await fetch()
      name = loaded // expect: published_after_await
      return loaded
    }
  }

  @MainActor var shown: String {
    get async {
      let loaded = await fetch()
      name = loaded
      return loaded
    }
  }
}

func fetch() async -> String { "" }
