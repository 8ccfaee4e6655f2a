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

@globalActor actor InspectorActor {
  static let shared = InspectorActor()
}

final class Editor: ObservableObject {
  @Published @InspectorActor private(set) var text = ""
  @Published private(set) var line = 0

  @InspectorActor func read() async {
    let text = await load()
    self.text = text
  }

  func count() async {
    let text = await load()
    line = text.count // expect: published_after_await
  }

  nonisolated func load() async -> String { "" }
}
