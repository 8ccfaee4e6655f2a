import Outlining

extension SourceFile {
  /// What nothing but Xcode's previews run: the bodies of `#Preview { … }` and of what conforms to `PreviewProvider`, in
  /// order.
  package var previews: [Range<Int>] {
    let macros = calls(named: "Preview").filter { tokens[$0.callee.lowerBound].kind == .pound }
    let bodies = macros.flatMap { closures(takenBy: $0) }.map(\.body)
    let types = outline.types.filter { type in
      type.scope >= 0 && type.inheritance.contains { $0.last.map { outline.spells($0, "PreviewProvider") } ?? false }
    }
    return (bodies + types.map { outline.scopes[$0.scope].content }).sorted { $0.lowerBound < $1.lowerBound }
  }
}
