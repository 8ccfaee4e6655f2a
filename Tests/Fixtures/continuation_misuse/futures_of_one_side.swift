import Foundation
import NIOCore

extension Channel {
  func written(_ buffer: ByteBuffer) async -> Bool {
    await withCheckedContinuation { continuation in
      writeAndFlush(buffer).whenSuccess { continuation.resume(returning: true) } // expect: continuation_misuse
    }
  }

  func writtenOrNot(_ buffer: ByteBuffer) async -> Bool {
    await withCheckedContinuation { continuation in
      let done = writeAndFlush(buffer)
      done.whenSuccess { continuation.resume(returning: true) }
      done.whenFailure { _ in continuation.resume(returning: false) }
    }
  }

  func recovered(_ buffer: ByteBuffer) async -> Bool {
    await withCheckedContinuation { continuation in
      writeAndFlush(buffer).recover { _ in }.whenSuccess { continuation.resume(returning: true) }
    }
  }

  func flushed() async {
    await withCheckedContinuation { continuation in
      writeAndFlush(ByteBuffer()).whenComplete { _ in continuation.resume() }
    }
  }
}

// What has not begun does not end.
func run(_ process: Process) async -> Int32 {
  await withCheckedContinuation { continuation in // expect: continuation_misuse
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try process.run()
    } catch {
      print("cannot start")
    }
  }
}

func runOrFail(_ process: Process) async throws -> Int32 {
  try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try process.run()
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

func runAnyhow(_ process: Process) async -> Int32 {
  await withCheckedContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    try? process.run() // expect: continuation_misuse
  }
}

func runOrSayNothing(_ process: Process) async -> Int32 {
  await withCheckedContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    if (try? process.run()) == nil { process.terminationHandler?(process) }
  }
}
