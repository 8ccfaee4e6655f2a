import Dispatch

final class Harbour {
  private var ships = 2

  init() {
    Task { self.ships = 1 }
  }

  func close() {
    Task { [self] in ships = 0 }
    DispatchQueue.main.async { self.ships = 0 }
  }

  final class Pier {
    private var ropes = 1

    deinit {
      Task { print(ropes) } // expect: deinit_task_captures_self ('ropes')
      Task { print(Harbour().ships) }
    }
  }

  deinit {
    print("closed")
  }

  let text = "deinit { Task { self.ships } }"

  func open() {
    Task { self.ships = 3 }
  }
}

struct Ticket: ~Copyable {
  var number = 1

  deinit {
    let number = number
    Task { print(number) }
  }
}

actor Ferry {
  var seats = 10

  deinit {
    Task { self.seats } // expect: deinit_task_captures_self
  }
}

@MainActor final class Lighthouse {
  var isLit = true

  isolated deinit {
    isLit = false
    Task { isLit = false } // expect: deinit_task_captures_self
  }
}
