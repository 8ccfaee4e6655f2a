import Combine
import Dispatch

@MainActor
final class Gauge {
  private let queue = DispatchQueue(label: "gauge")

  func elsewhere() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler {} // expect: callback_inherits_main_actor
  }

  func onMain() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler {}
  }

  func anywhere() {
    let source = DispatchSource.makeTimerSource()
    source.setCancelHandler {} // expect: callback_inherits_main_actor
  }

  func watch(_ values: AnyPublisher<Int, Never>) -> AnyCancellable {
    values.receive(on: queue).sink( // expect: callback_inherits_main_actor
      receiveCompletion: { _ in },
      receiveValue: { _ in } // expect: callback_inherits_main_actor
    )
  }
}
