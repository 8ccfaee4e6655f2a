import Combine

protocol Repository: Actor {
  @MainActor var readIDs: AnyPublisher<Int, Never> { get }
  nonisolated var others: AnyPublisher<Int, Never> { get }
}

actor Articles: Repository {
  private let subject = PassthroughSubject<Int, Never>()
  fileprivate var current = CurrentValueSubject<Int, Never>(0)
  private var subscriptions: Set<AnyCancellable> = []
  static let shared = PassthroughSubject<Int, Never>()

  @MainActor var readIDs: AnyPublisher<Int, Never> {
    Articles.shared.eraseToAnyPublisher()
  }

  nonisolated var others: AnyPublisher<Int, Never> {
    Articles.shared.eraseToAnyPublisher()
  }

  func listen() {
    let local = subject.eraseToAnyPublisher()
    local.sink { print($0) }.store(in: &subscriptions)
  }
}

final class Feed {
  let subject = PassthroughSubject<Int, Never>()
  var values: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
}

protocol Source {
  var values: AnyPublisher<Int, Never> { get }
}
