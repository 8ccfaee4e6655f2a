import UIKit

final class Gallery: UIViewController {
  let refreshControl = UIRefreshControl()
  var isLoading = false
  var batch: [Task<Void, Never>] = []

  @objc func pulled() {
    defer { refreshControl.endRefreshing() } // expect: defer_before_task
    Task { [weak self] in await self?.reload() }
  }

  // The table has what it needs.
  @objc func pulledAtOnce() {
    defer { refreshControl.endRefreshing() }
    show()
    Task { await reload() }
  }

  @objc func pulledInTask() {
    Task {
      defer { refreshControl.endRefreshing() }
      await reload()
    }
  }

  func export() {
    isLoading = true
    let work = Task.detached { await self.reload() }
    batch.append(work)
    defer { isLoading = false } // expect: defer_before_task
    print("started")
  }

  // The function works by itself behind the task.
  func both() {
    isLoading = true
    Task { await reload() }
    defer { isLoading = false }
    show()
    view.layoutIfNeeded()
  }

  func show() {}
  func reload() async {}
}
