import Foundation

final class Sealed {
  var done = 0
  @MainActor func update() { done += 1 }
  func run() async {
    await update()
    done += 1
  }
}

class Partly {
  var done = 0
  let name = "partly"
  @MainActor var shown = 0
  @MainActor final func update() { done += 1 }
  @MainActor private func refresh() { done += 1 }
  @MainActor func draw() { done += 1 }
  @MainActor static func all() {}
  func plain() async {}

  func run() async {
    await update()
    done += 1
    await refresh()
    await extended()
    done += 1
    await Self.all()
    await plain()
  }

  // Nothing of self is touched afterwards, or only on the main actor.
  func last() async {
    done += 1
    await draw()
  }

  func constant() async {
    await draw()
    print(name)
    await MainActor.run { self.done += 1 } // expect: main_actor_run
    await draw()
    print(await shown)
  }

  func locals() async {
    await draw()
    let done = 3
    print(done)
  }

  // On the main actor already.
  @MainActor func isolated() async {
    draw()
    done += 1
  }

  func waits() {
    Task { @MainActor in
      draw()
      done += 1
    }
  }
}

extension Partly {
  @MainActor func extended() { done += 1 }
}

@MainActor class Screen {
  var done = 0
  func update() { done += 1 }
  func run() async {
    await update()
    done += 1
  }
}

class Shared: @unchecked Sendable {
  @MainActor func update() {}
  func note() {}
  func run() async {
    await update()
    note()
  }
}

actor Depot {
  var done = 0
  @MainActor func update() {}
  func run() async {
    await update()
    done += 1
  }
}

protocol Updating: AnyObject {
  @MainActor func update()
}

extension Updating {
  func run() async { await update() }
}
