final class Printer {
  func print(_ item: Job) async {
    item.finish() // expect: blocking_in_async ('finish' waits)
    item.tell()
  }
}
// file: Job.swift
import Dispatch

final class Job {
  private let work: DispatchWorkItem

  init(_ work: DispatchWorkItem) { self.work = work }

  func finish() { work.wait() }

  func tell() { work.notify(queue: .main) {} }
}
