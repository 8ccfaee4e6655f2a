import UIKit

@MainActor final class Deck {
  func deal() {
    DispatchQueue.main.sync { print("a trap for certain") } // expect: main_sync (traps when called on main)
  }

  nonisolated func shuffle() {
    DispatchQueue.main.sync { print("from anywhere") } // expect: main_sync
  }
}

final class Table: UIViewController {
  override func viewDidLoad() {
    DispatchQueue.main.sync { print("a trap for certain") } // expect: main_sync
  }
}

actor Dealer {
  func deal() {
    DispatchQueue.main.sync { print("blocks the actor") } // expect: main_sync
  }
}

func outer() {
  DispatchQueue.main.async {
    DispatchQueue.main.sync { print("already there") } // expect: main_sync
  }
}
