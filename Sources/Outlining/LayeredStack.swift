/// A stack of which every open bracket sees its own part only: few brackets need one, so that it would cost every
/// frame more than it holds.
struct LayeredStack<Element> {
  private var elements: [Element] = []

  /// What a bracket that opens now must remember.
  var height: Int { elements.count }

  mutating func push(_ element: Element) {
    elements.append(element)
  }

  /// Nil when nothing was pushed above `height`.
  mutating func pop(above height: Int) -> Element? {
    elements.count > height ? elements.removeLast() : nil
  }

  func last(above height: Int) -> Element? {
    elements.count > height ? elements[elements.count - 1] : nil
  }

  @inline(__always)
  mutating func drop(to height: Int) {
    while elements.count > height { elements.removeLast() }
  }
}
