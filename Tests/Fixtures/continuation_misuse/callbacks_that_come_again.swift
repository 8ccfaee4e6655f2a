final class Weather {
  var center = NotificationCenter.default
  let monitor = NWPathMonitor()
  let paths: [String] = []

  func ticks() async {
    await withCheckedContinuation { answer in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        answer.resume() // expect: continuation_misuse (run again)
      }
    }
  }

  func ticksOnce() async {
    await withCheckedContinuation { answer in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in answer.resume() }
    }
  }

  func stopsTicking() async {
    await withCheckedContinuation { answer in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        timer.invalidate()
        answer.resume()
      }
    }
  }

  func notes() async {
    await withCheckedContinuation { answer in
      center.addObserver(forName: .rain, object: nil, queue: .main) { _ in
        answer.resume() // expect: continuation_misuse (run again)
      }
    }
  }

  func firstPath() async -> Int {
    await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { path in
        answer.resume(returning: path.count) // expect: continuation_misuse (run again)
      }
    }
  }

  func onePath() async -> Int {
    await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { [monitor] path in
        monitor.pathUpdateHandler = nil
        answer.resume(returning: path.count)
      }
    }
  }

  func someStates(_ link: Link, _ latch: Latch) async {
    await withCheckedContinuation { answer in
      link.stateUpdateHandler = { state in
        switch state {
        case .ready:
          guard latch.claim() else { return }
          answer.resume()
        default: break
        }
      }
    }
  }

  func whenReady(_ input: Input, _ queue: DispatchQueue) async {
    await withCheckedContinuation { answer in
      input.requestMediaDataWhenReady(on: queue) {
        if input.isAtEnd { answer.resume() }
      }
    }
  }

  func whenHigh(_ sensor: Sensor) async {
    await withCheckedContinuation { answer in
      sensor.onValue { value in
        if value > 3 { answer.resume() }
      }
    }
  }

  func eachOfThem() async {
    await withCheckedContinuation { answer in
      for path in paths {
        load(path) { _ in
          answer.resume() // expect: continuation_misuse (run again)
        }
      }
    }
  }

  func theLastOfThem() async {
    await withCheckedContinuation { answer in
      var left = paths.count
      for path in paths {
        load(path) { _ in
          left -= 1
          if left == 0 { answer.resume() }
        }
      }
    }
  }

  func orAfterASecond(_ queue: DispatchQueue) async {
    await withCheckedContinuation { answer in
      load("now") { _ in answer.resume() }
      queue.asyncAfter(deadline: .now() + 1) { // expect: dispatch_after
        answer.resume() // expect: continuation_misuse (run again)
      }
    }
  }

  func eitherOr(_ queue: DispatchQueue, _ isSlow: Bool) async {
    await withCheckedContinuation { answer in
      if isSlow {
        queue.asyncAfter(deadline: .now() + 1) { answer.resume() } // expect: dispatch_after
      } else {
        load("now") { _ in answer.resume() }
      }
    }
  }
}

func uploaded(_ upload: Upload) async -> Bool {
  await withCheckedContinuation { continuation in
    upload.observe(.success) { _ in continuation.resume(returning: true) }
    upload.observe(.failure) { _ in continuation.resume(returning: false) }
  }
}

final class Upload {
  enum Event { case success, failure }

  func observe(_ event: Event, _ handler: @escaping @Sendable (Int) -> Void) {}
}

extension Weather {
  func reachable() async {
    await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { path in
        if path.status == .satisfied {
          answer.resume() // expect: continuation_misuse (run again)
        }
      }
    }
  }

  func reachableOnce() async {
    await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { path in
        guard path.status == .satisfied else { return }
        self.monitor.cancel()
        answer.resume()
      }
    }
  }

  func connects(_ connection: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
      connection.stateUpdateHandler = { state in
        switch state {
        case .ready: answer.resume() // expect: continuation_misuse
        case .failed(let error): answer.resume(throwing: error) // expect: continuation_misuse
        default: break
        }
      }
    }
  }

  func connectsOnce(_ connection: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
      connection.stateUpdateHandler = { state in
        switch state {
        case .ready:
          connection.stateUpdateHandler = nil
          answer.resume()
        case .failed(let error):
          connection.stateUpdateHandler = nil
          answer.resume(throwing: error)
        default: break
        }
      }
    }
  }

  /// Others may change what it asks for.
  func asksForState() async {
    await withCheckedContinuation { answer in
      monitor.pathUpdateHandler = { _ in
        if self.paths.isEmpty { answer.resume() }
      }
    }
  }
}

/// The user takes one of them.
final class Chooser {
  func choose(_ names: [String], in alert: UIAlertController) async -> String {
    await withCheckedContinuation { answer in
      for name in names {
        alert.addAction(UIAlertAction(title: name, style: .default) { _ in answer.resume(returning: name) })
      }
    }
  }

  /// The handler is called for each state: its tasks need not answer.
  func connects(_ connection: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
      var isDone = false
      connection.stateUpdateHandler = { state in
        guard !isDone else { return }
        if state == .ready { isDone = true }
        Task { @MainActor in
          switch state {
          case .ready: answer.resume()
          default: break
          }
        }
      }
    }
  }
}

extension Publisher where Failure == Never {
  func value(in bag: Bag) async -> Output {
    await withCheckedContinuation { continuation in
      bag.keep(
        self.receive(on: DispatchQueue.main).sink(receiveValue: { // expect: combine_in_continuation
          continuation.resume(returning: $0) // expect: continuation_misuse
        }))
    }
  }

  func firstValue(in bag: Bag) async -> Output {
    await withCheckedContinuation { continuation in
      bag.keep(first().sink { continuation.resume(returning: $0) }) // expect: combine_in_continuation
    }
  }
}

final class Bag {
  func keep(_ subscription: AnyCancellable) {}
}

final class Uploads: NSObject, URLSessionTaskDelegate {
  private var half: CheckedContinuation<Int64, Never>?

  func reachHalf() async -> Int64 {
    await withCheckedContinuation { half = $0 }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData sent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend total: Int64
  ) {
    half?.resume(returning: totalBytesSent) // expect: continuation_misuse
  }
}
