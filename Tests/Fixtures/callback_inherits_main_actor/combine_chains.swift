import Combine
import Foundation

@MainActor final class Search: ObservableObject {
  @Published private(set) var titles: [String] = []
  private let queue = DispatchQueue(label: "search")
  private var bag: Set<AnyCancellable> = []

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map { $0.data } // expect: callback_inherits_main_actor
      .tryMap { data in String(decoding: data, as: UTF8.self) } // expect: callback_inherits_main_actor
      .receive(on: DispatchQueue.main)
      .map { [$0] }
      .sink(receiveCompletion: { _ in }, receiveValue: { self.titles = $0 })
      .store(in: &bag)
    URLSession.shared.dataTaskPublisher(for: url)
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in }) // expect: callback_inherits_main_actor, callback_inherits_main_actor
      .store(in: &bag)
  }

  func listen(_ subject: PassthroughSubject<String, Never>) {
    subject
      .receive(on: queue)
      .filter { !$0.isEmpty } // expect: callback_inherits_main_actor
      .sink { [weak self] value in // expect: callback_inherits_main_actor
        Task { @MainActor in self?.titles.append(value) }
      }
      .store(in: &bag)
    subject
      .debounce(for: .seconds(1), scheduler: queue)
      .handleEvents(receiveOutput: { print($0) }) // expect: callback_inherits_main_actor
      .receive(on: RunLoop.main)
      .sink { self.titles = [$0] }
      .store(in: &bag)
    subject.receive(on: DispatchQueue.global()).sink(receiveValue: take).store(in: &bag) // expect: callback_inherits_main_actor
  }

  func take(_ title: String) { titles.append(title) }

  func named(_ url: URL) {
    let loads = URLSession.shared.dataTaskPublisher(for: url)
    loads.sink { _ in } receiveValue: { _ in }.store(in: &bag) // expect: callback_inherits_main_actor, callback_inherits_main_actor
  }
}
