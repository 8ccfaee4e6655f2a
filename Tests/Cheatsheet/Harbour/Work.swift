import Foundation

/// Where values and objects cross from one place to another.
struct Planner {
  func plan(_ voyage: Voyage) async -> Voyage {
    await Task.detached { voyage }.value
  }

  func forecast(_ weather: Weather, at port: Port) async -> Weather {
    await Task.detached { [port] in
      _ = port
      return weather
    }.value
  }

  func label(_ ship: Ship) async -> Labelled<String> {
    await Task.detached { Labelled(label: "name", value: ship.name) }.value
  }
}

enum Radio {
  static func send(_ notice: Notice, on dispatcher: Dispatcher) {
    Task.detached {
      _ = notice
      _ = await dispatcher.next()
    }
  }

  static func route(_ route: Route, cargo: Cargo) {
    Task.detached {
      _ = route
      _ = cargo
    }
  }

  static func table(_ table: Timetable<Int>) {
    Task.detached { _ = table.entries }
  }
}

struct Watch {
  static let tides: [Tide] = [.low, .high]
  static let standard = Formatter { "\($0.latitude)" }
  static let north = Port(name: "North", position: Position(latitude: 0, longitude: 0), berths: [1])
  static let calm = Weather(sky: .clear, wind: nil)

  func observe(_ meter: Meter) -> Int { meter.read() }
}

enum Depot {
  static let tug = Tug(name: "Max", power: 3)
  static let envelope = Envelope(recipients: [], notice: Notice(title: "", link: nil))
  static let safe = SafeEnvelope(recipients: [])
  static let pair = Pair(first: 1, second: "a")
  static let outcome = Outcome.arrived(3)
  static let message = AnyMessage(payload: 1)
  static let handler = Handler { _ in }
  static let logbook = Logbook(ledger: Ledger())
  static let mirror = Mirror(parent: Ledger())
}
