import Combine

final class Quiz {
  private let answers = PassthroughSubject<String, Never>()
  private var log: [String] = []

  func start() {
    Task {
      for await answer in answers.values { self.log.append(answer) }
    }
  }

  func end() {
    answers.send(completion: .finished)
  }
}
