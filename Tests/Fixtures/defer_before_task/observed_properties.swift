actor Mill { func grind() {} }

final class Panel {
  var isFilling = false
  var isLoading = false
  let mill = Mill()
  var text = "" {
    didSet { if isFilling { return } }
  }
  var plain = ""

  // The flag is for the observer, which runs at once.
  func fill() {
    isFilling = true
    defer { isFilling = false }
    text = "x"
    Task { await mill.grind() }
  }

  func load() {
    isLoading = true
    defer { isLoading = false }  // expect: defer_before_task
    plain = "x"
    Task { await mill.grind() }
  }
}
