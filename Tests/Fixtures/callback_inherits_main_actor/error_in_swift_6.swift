// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Dune", targets: [.target(name: "Dune", path: ".")])

// file: Dune.swift
import Photos

@MainActor final class Dune {
  private var isAllowed = false

  func ask() {
    PHPhotoLibrary.requestAuthorization { status in // expect: callback_inherits_main_actor (error: it inherits the main actor, runs elsewhere and traps)
      self.isAllowed = status == .authorized
    }
  }
}
