import Combine
import Dispatch
import Observation

final class Uploader {
  @Published private var status = 0
  @Published private var steps = 0
  @Published var size = 0

  var updates: AnyPublisher<Int, Never> {
    $status.receive(on: DispatchQueue.main).eraseToAnyPublisher()
  }

  func upload() async {
    await step()
    status = 1
    steps = 1
    size = 1 // expect: published_after_await
  }

  func step() async {}
}

final class Shown: ObservableObject {
  @Published private var status = 0 // a view may read it by way of a computed property

  func upload() async {
    await step()
    status = 1 // expect: published_after_await
  }

  func step() async {}
}

@Observable final class Search {
  private var task: Task<Void, Never>?
  private var found: [String] = []
  var text = ""

  var count: Int { found.count }

  func search() async {
    await step()
    task = nil
    found = [] // expect: published_after_await
    text = "" // expect: published_after_await
  }

  func step() async {}
}
