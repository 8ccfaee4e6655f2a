// In a project whose files are all there, what nobody makes harms nobody yet. Frameworks make controllers.
// others: 40
// file: Controllers.swift
import AppKit

final class Lists: NSViewController {
  @Published var rows: [String] = []
  var task: Task<Void, Never>?

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }

  func start() {
    task = Task {
      for await rows in $rows.values { // expect: for_await_captures_self (note: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Details: NSViewController {
  @Published var rows: [String] = []

  override func viewDidLoad() { start() }

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Cell: NSTableCellView {
  @Published var rows: [String] = []

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidMoveToWindow() { start() }

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}
// file: Models.swift
import Combine

final class Shelf {
  @Published var rows: [String] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (note: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Room {
  @Published var rows: [String] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Drawer<Item> {
  @Published var rows: [Item] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [Item]) {}
}

final class Tower {
  @Published var rows: [String] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Barn {
  @Published var rows: [String] = []

  init(build: () -> Void) { build() }

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

protocol Building {
  init()
}

final class Shed: Building {
  @Published var rows: [String] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

final class Hut {
  @Published var rows: [String] = []

  func start() {
    Task {
      for await rows in $rows.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rows)
      }
    }
  }

  func show(_ rows: [String]) {}
}

typealias Home = Hut

final class House {
  @Published var rooms: [String] = []

  static func open() -> House { House() }

  func start() {
    Task {
      for await rooms in $rooms.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rooms)
      }
    }
  }

  func startNever() {
    Task {
      for await rooms in $rooms.values { // expect: for_await_captures_self (note: the task holds self)
        show(rooms)
      }
    }
  }

  func startLater() {
    Task {
      for await rooms in $rooms.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rooms)
      }
    }
  }

  @IBAction func startNow() {
    Task {
      for await rooms in $rooms.values { // expect: for_await_captures_self (warning: the task holds self)
        show(rooms)
      }
    }
  }

  func show(_ rooms: [String]) {}
}

// file: Street.swift
func build(_ kind: any Building.Type) { _ = kind.init() }

struct Street {
  let room: Room
  let number: Int

  func open() {
    House.open().start()
    Shelter().startLater()
    Drawer<Int>().start()
    room.start()
    [1, 2].map { _ in () }.map(Tower.init).forEach { $0.start() }
    Barn { print("built") }.start()
    build(Shed.self)
    Home().start()
  }
}

/// Has a method of the same name, so that nobody knows which is called.
final class Shelter {
  func startLater() {}
}

@main
struct Program {
  static func main() {
    Street(room: .init(), number: 1).open()
  }
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Whole", targets: [.target(name: "Whole", path: ".")])
