import AppKit

extension DispatchQueue {
  static func onMain<T>(_ body: () throws -> T) rethrows -> T {
    if Thread.isMainThread { return try body() }
    return try main.sync(execute: body) // expect: main_sync
  }
}

private func onMainOrHere<T>(_ isHere: Bool, _ body: () -> T) -> T {
  if isHere { return body() }
  return DispatchQueue.main.sync { body() } // expect: main_sync
}

private func onMain<T>(_ body: () -> T) -> T {
  if Thread.isMainThread {
    return body()
  } else {
    return DispatchQueue.main.sync { body() } // expect: main_sync
  }
}

final class Timeline: NSViewController {
  private var rows: [String] = []

  nonisolated func currentRows() -> [String] {
    DispatchQueue.onMain { MainActor.assumeIsolated { rows } }
  }

  nonisolated func firstRow() -> String? {
    onMain { MainActor.assumeIsolated { rows.first } }
  }

  nonisolated func lastRow() -> String? {
    onMainOrHere(true) { MainActor.assumeIsolated { rows.last } } // expect: assume_isolated_off_main
  }
}
