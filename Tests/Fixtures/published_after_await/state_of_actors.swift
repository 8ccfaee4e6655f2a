import Combine

actor Stream {
  @Published private var state = 0

  func close() async {
    await Task.yield()
    state = 1
  }
}

@globalActor actor Studio {
  static let shared = Studio()
}

@Studio final class Desk {
  @Published var state = 0

  func close() async {
    await Task.yield()
    state = 1
  }
}

final class Panel: ObservableObject {
  @Published var state = 0

  func close() async {
    await Task.yield()
    state = 1 // expect: published_after_await
  }
}
