final class Radio {
  var isOn = true

  func asksAtTheTop() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  func asksInTheBody() async throws {
    while isOn {
      try? await Task.sleep(for: .seconds(1))
      if Task.isCancelled { break }
    }
    while isOn {
      try? await Task.sleep(for: .seconds(1))
      try Task.checkCancellation()
    }
  }

  func asksAtTheEnd() async {
    repeat {
      try? await Task.sleep(for: .seconds(1))
    } while !Task.isCancelled && isOn
  }

  func lets() async throws {
    while isOn {
      try await Task.sleep(for: .seconds(1))
    }
    do {
      while isOn { try await Task.sleep(for: .seconds(1)) }
    } catch {}
    while isOn {
      do {
        try await Task.sleep(for: .seconds(1))
      } catch {
        return
      }
    }
    while isOn {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
    }
    while isOn {
      try? await Task.sleep(for: .seconds(1))
      try await load()
    }
    while goesOn {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  private var goesOn: Bool { isOn && !Task.isCancelled }

  func load() async throws {}
}
