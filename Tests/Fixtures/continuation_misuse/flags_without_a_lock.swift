import Foundation

final class Camera {
  func photo(_ done: @escaping (Int) -> Void) {}
}

func timesOut(_ camera: Camera) async -> Int {
  await withCheckedContinuation { continuation in
    var isDone = false
    let finish = { (value: Int) in
      guard !isDone else { return }
      isDone = true // expect: continuation_misuse
      continuation.resume(returning: value)
    }
    Task {
      try? await ContinuousClock().sleep(for: .seconds(1))
      finish(0)
    }
    camera.photo { value in
      finish(value)
    }
  }
}

func waitsOnTheGlobalQueue(_ url: URL) async -> Data? {
  await withCheckedContinuation { continuation in
    var isDone = false
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { // expect: dispatch_after
      if isDone { return }
      isDone = true // expect: continuation_misuse
      continuation.resume(returning: nil)
    }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      if isDone { return }
      isDone = true
      continuation.resume(returning: data)
    }.resume()
  }
}

/// All on the main thread.
@MainActor
func waitsOnMain(_ camera: Camera) async -> Int {
  await withCheckedContinuation { continuation in
    var isDone = false
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000)
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: 0)
    }
    DispatchQueue.main.async {
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: 1)
    }
  }
}

/// Blocks of one serial queue.
func waitsOnOneQueue(_ queue: DispatchQueue) async -> Int {
  let work = DispatchQueue(label: "work")
  return await withCheckedContinuation { continuation in
    var isDone = false
    work.asyncAfter(deadline: .now() + 1) { // expect: dispatch_after
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: 0)
    }
    work.async {
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: 1)
    }
  }
}

func takesALock(_ camera: Camera) async -> Int {
  let lock = NSLock()
  return await withCheckedContinuation { continuation in
    var isDone = false
    let finish = { (value: Int) in
      lock.lock()
      defer { lock.unlock() }
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: value)
    }
    Task {
      try? await Task.sleep(nanoseconds: 1_000_000)
      finish(0)
    }
    camera.photo { finish($0) }
  }
}

/// One callback alone, however often it comes.
func comesAgain(_ camera: Camera) async -> Int {
  await withCheckedContinuation { continuation in
    var isDone = false
    DispatchQueue.global().async { // expect: dispatch_global_async
      guard !isDone else { return }
      isDone = true
      continuation.resume(returning: 1)
    }
  }
}
