import Combine
import Foundation

final class Feed: ObservableObject {
  @Published var rows: [Int] = []
  @Published var page = 0
  @Published var title = ""

  func reload() async {
    func clear() { rows = [] } // expect: published_after_await
    func onMain() { title = "loading" }
    func next() async { page += 1 } // expect: published_after_await
    clear()
    await next()
    await MainActor.run { onMain() }
    self[keyPath: \.page] = 3 // expect: published_after_await
    self[keyPath: \Feed.title] = "loaded" // expect: published_after_await
    self[keyPath: \.rows.first] = nil
    show(page)
  }

  private func show(_ page: Int) {
    title = "\(page)" // expect: published_after_await
    finish()
  }

  private func finish() {
    page = 0 // expect: published_after_await
  }

  func startWork() {
    Task { self.tick() }
  }

  func tick() { page += 1 } // expect: published_after_await
}

final class Hopping: ObservableObject {
  @Published var rows: [Int] = []
  @Published var count = 0

  func reload() async {
    await apply(1)
    guarded()
    await MainActor.run { update() }
    DispatchQueue.main.async { self.update() } // expect: task_update_after_return
    Task { @MainActor in update() } // expect: task_update_after_return
    load(2)
    let other = Hopping()
    other.touch()
  }

  @MainActor private func apply(_ row: Int) { rows = [row] }

  private func guarded() {
    guard Thread.isMainThread else { return }
    count += 1
  }

  private func update() { rows = [] }

  func load() async {}
  func load(_ row: Int) { DispatchQueue.main.async { self.rows = [row] } }
  func touch() { count += 1 }
}
