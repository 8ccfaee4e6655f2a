import CoreBluetooth

@MainActor var found = 0

extension Scanner: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    MainActor.assumeIsolated { found += 1 }
  }
}

extension Sniffer: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main
  }
}

extension Seeker: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note)
  }
}
// file: Scanner.swift
import CoreBluetooth

final class Scanner: NSObject {
  private var central: CBCentralManager?

  func start() { central = CBCentralManager(delegate: self, queue: .main) }
}
// file: Sniffer.swift
import CoreBluetooth

final class Sniffer: NSObject {
  private var central: CBCentralManager?

  func start() { central = CBCentralManager(delegate: self, queue: DispatchQueue(label: "sniff")) }
}
// file: Seeker.swift
import CoreBluetooth

final class Seeker: NSObject {}
