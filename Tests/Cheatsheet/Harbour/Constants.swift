import Foundation

/// Types whose state never changes.
final class Charts {
  static let shared = Charts(names: ["north", "south"])

  let names: [String]

  init(names: [String]) { self.names = names }
}

class Lighthouse {
  static let all = [Lighthouse(position: Position(latitude: 1, longitude: 2), period: 5)]

  let position: Position
  let period: Int

  init(position: Position, period: Int) {
    self.position = position
    self.period = period
  }
}

final class Compass {
  static let standard = Compass(heading: Heading(degrees: 90))

  let heading: Heading
  let declination = 2.5

  init(heading: Heading) { self.heading = heading }
}

final class Almanac {
  static let current = Almanac(lighthouses: Lighthouse.all, tides: [1: .low])

  private let lighthouses: [Lighthouse]
  let tides: [Int: Tide]

  init(lighthouses: [Lighthouse], tides: [Int: Tide]) {
    self.lighthouses = lighthouses
    self.tides = tides
  }
}

final class Regulations: CustomStringConvertible {
  static let local = Regulations(paragraphs: ["Keep right."])

  let paragraphs: [String]
  var description: String { paragraphs.joined(separator: "\n") }

  init(paragraphs: [String]) { self.paragraphs = paragraphs }
}

class Vessel {
  let name: String
  init(name: String) { self.name = name }
}

final class Tug: Vessel {
  let power: Int

  init(name: String, power: Int) {
    self.power = power
    super.init(name: name)
  }
}

final class Ledger {
  var entries: [String] = []
}

final class Mirror {
  let parent: Ledger
  init(parent: Ledger) { self.parent = parent }
}

final class Stamp: Sendable {
  let text = "harbour"
}

final class Tariff: Equatable {
  static let standard = Tariff(perTon: 3)

  let perTon: Decimal
  init(perTon: Decimal) { self.perTon = perTon }

  static func == (left: Tariff, right: Tariff) -> Bool { left.perTon == right.perTon }
}
