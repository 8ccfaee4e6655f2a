import CoreLocation
import Foundation

@MainActor var found = 0

class Base: NSObject {
  func update() {}
  var total: Int { 0 }
}

final class Finder: Base, Searching, CustomStringConvertible {
  override func update() {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note: traps off main; this is an override)
  }

  override var total: Int {
    MainActor.assumeIsolated { found } // expect: assume_isolated_off_main (note)
  }

  func search() {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note: traps off main; this is a witness)
  }

  var results: Int {
    MainActor.assumeIsolated { found } // expect: assume_isolated_off_main (note)
  }

  override var description: String {
    MainActor.assumeIsolated { "\(found)" } // expect: assume_isolated_off_main (note)
  }

  @objc func tapped() {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note: traps off main; this is an entry)
  }

  @objc(long:name:) private func long(_ a: Int, name: Int) {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note)
  }

  func ordinary() {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (error)
  }
}

extension Finder: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note)
  }
}

@MainActor final class Screen: Searching {
  nonisolated func search() {
    MainActor.assumeIsolated { found += 1 } // expect: assume_isolated_off_main (note)
  }

  nonisolated var results: Int { 0 }
}
// file: Searching.swift
protocol Searching {
  func search()
  var results: Int { get }
}
