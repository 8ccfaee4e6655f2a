struct Ticket: Sendable {
  let number: Int
  let continuation: CheckedContinuation<Int, Never>
}

actor Counter {
  private var tickets: [Ticket] = []
  private var served: [Int] = []

  func add(_ ticket: Ticket) { tickets.append(ticket) }
  func insert(_ ticket: Ticket, first: Bool) { tickets.insert(ticket, at: 0) }

  func queue(_ ticket: Ticket) {
    if let number = served.popLast() {
      ticket.continuation.resume(returning: number)
    } else {
      tickets.append(ticket)
    }
  }
}

final class Desk: Sendable {
  func take(_ ticket: Ticket) {}
}

final class Shop: Sendable {
  private let counter = Counter()
  private let desk = Desk()

  func wait(number: Int) async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: number, continuation: continuation)
      Task { // expect: continuation_registered_in_task
        await counter.add(ticket)
      }
    }
  }

  func waitInFront() async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: 0, continuation: continuation)
      Task { // expect: continuation_registered_in_task
        await counter.insert(ticket, first: true)
      }
    }
  }

  // Asks again whether there is something to wait for.
  func waitOrTake() async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: 0, continuation: continuation)
      Task { await counter.queue(ticket) }
    }
  }

  // Stored at once; what the task does comes behind that.
  func waitAndTell() async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: 0, continuation: continuation)
      desk.take(ticket)
      Task { await counter.add(ticket) }
    }
  }

  // The task does the work.
  func work() async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: 0, continuation: continuation)
      Task {
        await counter.add(ticket)
        ticket.continuation.resume(returning: 1)
      }
    }
  }

  func show() async -> Int {
    await withCheckedContinuation { continuation in
      let ticket = Ticket(number: 0, continuation: continuation)
      Task { await print(ticket) }
    }
  }
}
