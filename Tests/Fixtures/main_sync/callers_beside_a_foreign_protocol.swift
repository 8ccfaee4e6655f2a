// A screen that is there for a framework's protocol has functions of its own, too: who calls them tells.
import UIKit

final class Results: UITableViewController, UISearchResultsUpdating {
  private let queue = DispatchQueue(label: "results")
  private var rows: [String] = []

  func updateSearchResults(for controller: UISearchController) {
    let text = controller.searchBar.text ?? ""
    queue.async { self.find(text) }
  }

  func find(_ text: String) {
    DispatchQueue.main.sync { rows = [text] } // expect: main_sync (note)
  }

  func clear() {
    empty()
  }

  func empty() {
    DispatchQueue.main.sync { rows = [] } // expect: main_sync (warning: traps when called on main)
  }
}

final class History: UITableViewController {
  private let queue = DispatchQueue(label: "history")
  private var rows: [String] = []
}

extension History: UISearchResultsUpdating {
  func updateSearchResults(for controller: UISearchController) {
    DispatchQueue.main.sync { rows = [] } // expect: main_sync (warning: traps when called on main)
  }

  func search(_ controller: UISearchController) {
    queue.async { self.updateSearchResults(for: controller) }
  }
}
