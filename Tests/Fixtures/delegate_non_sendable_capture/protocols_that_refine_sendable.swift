import CoreBluetooth
import Foundation

final class Peer: NSObject, URLSessionDataDelegate {}

final class Guest: NSObject, StreamDelegate {}

actor Station: NSObject, CBCentralManagerDelegate {
  nonisolated func station(_ station: Station, didMeet peer: Peer) {
    Task { print(peer) }
  }

  nonisolated func station(_ station: Station, didMeet guest: Guest) {
    Task { print(guest) } // expect: delegate_non_sendable_capture (guest)
  }
}
