class Recording {
  let journal = Journal()
  var frames: [Int] = []

  deinit {
    summarize() // expect: deinit_task_captures_self (error)
    close()
    drop()
    report(toServer: false)
    wipe() // expect: deinit_task_captures_self
  }

  private func wipe() {
    finish()
  }
}

final class Burst: Recording {
  deinit {
    report(toServer: true) // expect: deinit_task_captures_self
    upload()
    upload(from: 1) // expect: deinit_task_captures_self
  }
}

actor Journal {
  func append(_ line: String) {}
}
// file: Recording+Closing.swift
import Dispatch

extension Recording {
  func summarize() {
    Task { await self.journal.append("closed") }
  }

  func close() {
    Task { [journal] in await journal.append("closed") }
  }

  func drop() {
    DispatchQueue.global().sync { frames.removeAll() }
  }

  func report(toServer: Bool) {
    guard toServer else { return }
    Task { await self.journal.append("reported") }
  }

  func finish() {
    hop()
  }

  private func hop() {
    Task { await self.journal.append("hopped") }
  }

  static func upload() {
    Task { await Journal().append("uploaded") }
  }

  func upload(from first: Int) {
    DispatchQueue.global().async { print(self.frames[first]) } // expect: dispatch_global_async
  }
}
