actor Ledger {
  func opened(_ id: String) {}
  func settled(_ id: String) {}
}

struct Payment {
  let id: String
  let product: String
}

final class Payments: NSObject, PaymentObserver {
  let ledger = Ledger()
  var known: [String] = []

  func paymentQueue(_ queue: Queue, updated payments: [Payment]) {
    for payment in payments {
      let product = payment.product
      switch payment.product {
      case "a":
        Task { await ledger.settled(product) } // expect: unordered_task_hop
      default:
        break
      }
    }
  }

  func paymentQueue(_ queue: Queue, revoked payments: [Payment]) {
    payments.forEach { payment in
      Task { await ledger.settled(payment.product) } // expect: unordered_task_hop
    }
  }

  func paymentQueue(_ queue: Queue, restored payments: [Payment]) {
    Task { // expect: unordered_task_hop
      for payment in payments { await ledger.settled(payment.product) }
    }
  }

  func paymentQueue(_ queue: Queue, paused payments: [Payment]) {
    // Nothing of what came is delivered.
    for name in known {
      Task { await ledger.opened(name) }
    }
    known.forEach { name in
      Task { await ledger.opened(name) }
    }
    Task {
      for name in known { await ledger.opened(name) }
    }
    // Which one is meant, and no value of its own.
    for payment in payments {
      Task { await ledger.opened(payment.id) }
    }
    Task {
      for await name in names(of: payments) { await ledger.opened(name) }
    }
  }

  func paymentQueue(_ queue: Queue, deferred payments: [Payment]) {
    // Each one is worked on by itself, and its own outcome counts.
    for payment in payments {
      Task { await upload(payment) }
    }
    Task {
      var count = 0
      for payment in payments {
        do {
          try await verify(payment)
          count += 1
        } catch {}
      }
      print(count)
    }
  }

  func upload(_ payment: Payment) async {}
  func verify(_ payment: Payment) async throws {}

  // One task fills the stream.
  func texts(_ names: AsyncStream<String>) -> AsyncStream<String> {
    AsyncStream { continuation in // expect: stream_without_termination
      Task {
        for await name in names { continuation.yield(name) }
        continuation.finish()
      }
    }
  }

  func names(of payments: [Payment]) -> AsyncStream<String> {
    AsyncStream { $0.finish() }
  }

  // Called once, by who has them.
  func open(_ payments: [Payment]) {
    for payment in payments {
      Task { await ledger.opened(payment.product) }
    }
  }
}

actor Peer {
  func send(_ text: String) {}
  func send(_ text: String, to name: String) {}
}

final class Room {
  let peers: [Peer] = []
  let peer = Peer()

  // Each one gets what comes in any order.
  func send(_ text: String) {
    for peer in peers {
      Task { await peer.send(text) } // expect: unordered_task_hop
    }
  }

  // Each one gets one thing.
  func greet(_ names: [String]) {
    for name in names {
      Task { await peer.send("hello", to: name) }
      let other = name + "!"
      Task { await peer.send(other) }
    }
  }
}
