import Combine
import Foundation

@MainActor final class Filter: ObservableObject {
  @Published var text = ""
  @Published private(set) var shown: [String] = []
  private let queue = DispatchQueue(label: "filter")
  private var bag: Set<AnyCancellable> = []

  func bind(_ subject: PassthroughSubject<String, Never>, scheduler: DispatchQueue) {
    // Where values come from nobody says.
    $text.map { [$0] }.sink { self.shown = $0 }.store(in: &bag)
    subject.sink { self.shown = [$0] }.store(in: &bag)
    NotificationCenter.default.publisher(for: .init("a")).sink { _ in self.shown = [] }.store(in: &bag)
    $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { self.shown = [$0] }.store(in: &bag)
    subject.receive(on: scheduler).sink { self.shown = [$0] }.store(in: &bag)
    // Back on main before anything of the main actor.
    subject.receive(on: queue).receive(on: DispatchQueue.main).sink { self.shown = [$0] }.store(in: &bag)
    subject.receive(on: queue)
      .map { @Sendable in $0 + "!" }
      .receive(on: DispatchQueue.main)
      .sink { self.shown = [$0] }
      .store(in: &bag)
    // The inner publisher delivers where it likes.
    subject.receive(on: queue)
      .flatMap { @Sendable text in Just(text) }
      .sink { self.shown = [$0] }
      .store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.shown = [] }.store(in: &bag)
    // Where one subscribes says nothing of a subject.
    subject.subscribe(on: queue).sink { self.shown = [$0] }.store(in: &bag)
  }

  nonisolated func loads(_ url: URL) -> AnyPublisher<Data, URLError> {
    URLSession.shared.dataTaskPublisher(for: url).map { $0.data }.eraseToAnyPublisher()
  }
}

// Not on the main actor.
final class Loader {
  private var bag: Set<AnyCancellable> = []

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .store(in: &bag)
  }
}

@MainActor final class Private {
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
  private var bag: Set<AnyCancellable> = []

  func load(_ url: URL) {
    session.dataTaskPublisher(for: url).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &bag)
  }
}
