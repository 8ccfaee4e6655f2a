import Combine
import Foundation

@MainActor var latest = 0

@MainActor final class Feeder {
  private var bag: Set<AnyCancellable> = []

  func start(_ subject: PassthroughSubject<Int, Never>) {
    subject
      .receive(on: DispatchQueue.global())
      .sink { value in // expect: callback_inherits_main_actor
        MainActor.assumeIsolated { latest = value } // expect: assume_isolated_off_main (a background queue)
      }
      .store(in: &bag)
    subject
      .receive(on: DispatchQueue.global())
      .map { $0 * 2 } // expect: callback_inherits_main_actor
      .receive(on: DispatchQueue.main)
      .sink { value in
        MainActor.assumeIsolated { latest = value }
      }
      .store(in: &bag)
  }
}
