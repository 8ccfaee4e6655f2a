// Mode 5 lets nobody notice who calls a screen's method: that its class is on main shows nothing, where no call does.
// others: 40
import UIKit

final class Table: UIView {
  func build() {
    DispatchQueue.main.sync { print("by whoever builds") } // expect: main_sync (note)
  }

  func show() {
    DispatchQueue.main.sync { print("by another file on main") } // expect: main_sync (warning: traps when called on main)
  }
}

class Grid: UICollectionView {}

final class Board: Grid {
  override func layoutSubviews() {
    DispatchQueue.main.sync { print("UIKit calls it") } // expect: main_sync (warning: traps when called on main)
    settle()
  }

  @objc func refresh() {
    DispatchQueue.main.sync { print("a control calls it") } // expect: main_sync (warning: traps when called on main)
  }

  private func settle() {
    DispatchQueue.main.sync { print("and that calls this") } // expect: main_sync (warning: traps when called on main)
  }

  private func compile() {
    DispatchQueue.main.sync { print("called by one that nobody calls") } // expect: main_sync (note)
  }

  func make() { compile() }
}

@MainActor final class Deck {
  func deal() {
    DispatchQueue.main.sync { print("somebody has said so") } // expect: main_sync (warning: traps when called on main)
  }
}

public struct Ledger {
  public func close() {
    DispatchQueue.main.sync { print("other modules may call") } // expect: main_sync (warning: traps when called on main)
  }

  func sum() {
    DispatchQueue.main.sync { print("nobody is seen to call") } // expect: main_sync (note)
  }
}
// file: Screen.swift
import UIKit

final class Screen: UIViewController {
  private let table = Table()
  override func viewDidLoad() {
    table.show()
    Deck().deal()
  }
}
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Boards", targets: [.target(name: "Boards", path: ".")])
