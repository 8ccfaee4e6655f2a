final class Guest {
  private let house = House()

  deinit {
    house.drop(self) // expect: deinit_passes_self
    house.gone(self) // expect: deinit_passes_self
    house.last(self) // expect: deinit_passes_self
    house.name(self)
    let me = self
    house.unregister(me) // expect: deinit_passes_self
    cleanUp() // expect: deinit_passes_self
  }

  private func cleanUp() {
    house.unregister(self)
  }
}

final class House {
  private var left: [Guest] = []
  private var latest: Guest?
  private var count = 0

  func drop(_ guest: Guest) { left.append(guest) }

  func gone(_ guest: Guest) {
    Task { print(ObjectIdentifier(guest)) }
  }

  func last(_ guest: Guest) { latest = guest }

  func name(_ guest: Guest) {
    count -= 1
    left.removeAll { $0 === guest }
  }

  func unregister(_ guest: Guest) {}
}
