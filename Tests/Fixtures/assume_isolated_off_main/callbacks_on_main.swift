import Combine
import Foundation

@MainActor var state = 0

final class Monitor {
  private let main = DispatchQueue.main
  private var bag: Set<AnyCancellable> = []
  private var timer: Timer?

  func start(_ subject: PassthroughSubject<Int, Never>, center: NotificationCenter) {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { state += 1 }
    }
    timer = Timer(timeInterval: 1, repeats: false) { timer in
      timer.invalidate()
      MainActor.assumeIsolated { state += 1 }
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { state += 1 } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { // expect: dispatch_after
      MainActor.assumeIsolated { state += 1 }
    }
    DispatchQueue.main.async(qos: .utility) { MainActor.assumeIsolated { state += 1 } }
    main.async { MainActor.assumeIsolated { state += 1 } }
    self.main.async { MainActor.assumeIsolated { state += 1 } }
    let queue = DispatchQueue.main
    queue.async { MainActor.assumeIsolated { state += 1 } }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { state += 1 } }
    RunLoop.main.perform { MainActor.assumeIsolated { state += 1 } }
    center.addObserver(forName: .init("a"), object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { state += 1 }
    }
    center.addObserver(forName: .init("a"), object: nil, queue: OperationQueue.main) { note in
      guard note.object != nil else { return }
      if state == 0 { return }
      MainActor.assumeIsolated { state += 1 }
    }
    subject
      .map { $0 + 1 }
      .receive(on: DispatchQueue.main)
      .sink { value in
        MainActor.assumeIsolated { state = value }
      }
      .store(in: &bag)
    subject.receive(on: RunLoop.main).sink(receiveValue: { value in
      MainActor.assumeIsolated { state = value }
    }).store(in: &bag)
    subject.receive(on: DispatchQueue.main).sink { _ in } receiveValue: { value in
      MainActor.assumeIsolated { state = value }
    }.store(in: &bag)
    let group = DispatchGroup()
    group.notify(queue: .main) { MainActor.assumeIsolated { state += 1 } }
    group.notify(queue: DispatchQueue.main) { MainActor.assumeIsolated { state += 1 } }
    let block = { @MainActor in MainActor.assumeIsolated { state += 1 } }
    _ = block
  }
}
