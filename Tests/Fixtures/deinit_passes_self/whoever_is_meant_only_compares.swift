import Pulses

final class Panel: NSObject {
  let rooms: [Room]
  let lobby: Pulses.Lobby
  weak var owner: NSObject?

  init(rooms: [Room], lobby: Pulses.Lobby) {
    self.rooms = rooms
    self.lobby = lobby
  }

  deinit {
    (owner as? Room)?.remove(listener: self)
    unknown()?.remove(listener: self)
    rooms.first?.hall.unregisterGuest(self)
    Entrance.current.desk.unregisterGuest(self)
    Entrance.current.desk.unsubscribe(self)
    Entrance.current.desk.unregisterKept(self) // expect: deinit_passes_self
    Entrance.current.desk.unregisterAway(self) // expect: deinit_passes_self
    rooms.first?.shelf.unregisterBook(self)
    unknown()?.unregisterBook(self)
    unknown()?.unregisterPage(self) // expect: deinit_passes_self
    unknown()?.unregisterLast(self) // expect: deinit_passes_self
    lobby.remove(listener: self) // expect: deinit_passes_self
  }
}
// file: Rooms.swift
import Foundation

class Room: NSObject {
  private var listeners: [Box] = []
  let hall = Hall()
  let shelf = Shelf()

  func remove(listener: NSObject) {
    if let place = listeners.firstIndex(where: { box in listener == box.value }) {
      listeners.remove(at: place)
    }
  }
}

final class Hall {
  let guests = Guests()

  func unregisterGuest(_ guest: Panel) { guests.unregisterGuest(guest) }
  func unregisterAway(_ guest: Panel) { Pulses.away.unregisterAway(guest) }
}

final class Guests {
  private var byGuest: [NSObject: Int] = [:]
  private var all: [Box] = []

  func unregisterGuest(_ guest: Panel) {
    byGuest.removeValue(forKey: guest)
  }

  func unregisterKept(_ guest: Panel) {
    all.removeAll { $0.value === guest }
  }

  func unsubscribe(_ guest: Panel) {
    var copy: [Box] = []
    for guest in all {
      copy.append(guest)
    }
    for box in copy where box.value?.isEqual(to: guest) == true { print(box) }
  }
}

final class Keeper {
  private var last: Panel?

  func unregisterKept(_ guest: Panel) {
    last = guest
  }

  func unregisterLast(_ guest: Panel) {
    last = last === guest ? guest : nil
  }
}

final class Shelf {
  private let books = Pulses.Guarded<NSHashTable<AnyObject>>(.weakObjects())

  func unregisterBook(_ book: Panel) {
    books.mutate { $0.remove(book) }
  }
}

final class EmptyShelf {
  private var count = 0

  func unregisterBook(_ book: Panel) { count += 1 }
  func unregisterPage(_ page: Panel) { count += 1 }
}

struct Box { weak var value: NSObject? }
