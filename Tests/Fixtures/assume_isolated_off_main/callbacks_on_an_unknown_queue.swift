import Combine
import Foundation
import Pipes

@MainActor var level = 0

final class Gauge {
  private var bag: Set<AnyCancellable> = []

  func start(_ subject: PassthroughSubject<Int, Never>, queue: DispatchQueue, pipe: Pipe) {
    NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { level += 1 } // expect: assume_isolated_off_main (note)
    }
    subject.sink { value in MainActor.assumeIsolated { level = value } }.store(in: &bag)
    queue.async { MainActor.assumeIsolated { level += 1 } }
    pipe.onFlow { MainActor.assumeIsolated { level += 1 } }
    whenReady { MainActor.assumeIsolated { level += 1 } }
    keep { MainActor.assumeIsolated { level += 1 } }
    let work = { MainActor.assumeIsolated { level += 1 } }
    queue.async(execute: work)
    pipe.handler = { MainActor.assumeIsolated { level += 1 } }
  }

  func keep(_ work: @escaping () -> Void) {}

  func measure() {
    now { MainActor.assumeIsolated { level += 1 } } // expect: assume_isolated_off_main (anybody may call)
  }

  func now(_ work: () -> Void) { work() }
}
