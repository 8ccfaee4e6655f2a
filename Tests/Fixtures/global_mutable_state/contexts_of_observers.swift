// The context of a key path's observer is an address: nothing reads the value or changes it.
import Foundation

private var stateContext = 0 // expect: global_mutable_state (note: only its address)
private var total = 0 // expect: global_mutable_state (warning: any thread)

final class Watcher: NSObject {
  private static var titleContext = 0 // expect: global_mutable_state (note: only its address)
  private static var changes = 0 // expect: global_mutable_state (warning: any thread)

  func watch(_ player: NSObject) {
    player.addObserver(self, forKeyPath: #keyPath(Player.state), options: [.old], context: &stateContext)
    player.addObserver(self, forKeyPath: "title", options: [.old], context: &Self.titleContext)
    update(player, context: &total)
  }

  func unwatch(_ player: NSObject) {
    player.removeObserver(self, forKeyPath: #keyPath(Player.state), context: &stateContext)
  }

  override func observeValue(
    forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &stateContext || context == &Self.titleContext else { return }
    increment(&Self.changes)
  }
}

func update(_ player: NSObject, context: inout Int) { context += 1 }

func increment(_ number: inout Int) { number += 1 }
