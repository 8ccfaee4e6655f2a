func f() {
  guard let a = switch b { case .c: d(); default: e() } else { g() }
  while let h = if i { j() } else { k() }, l() { m() }
  n = if o { p() } else if let q { r() } else { s() }
  for case .some(let t) in u() where v(t) {}
  for (var w, x) in y {}
  switch z {
  case let (aa as [B: C], dd as D): ee()
  #if F
  case .gg(_, let hh): ii()
  #endif
  @unknown default: break
  }
  return
    #if J
    .kk()
    #else
    .ll()
    #endif
}
let view = a()
  .b()
  #if C
  .d()
  #endif
  #if E
  #if F
  .g { h() }
  #endif
  #else
  .i()
  #endif
  .j()
func letter() {
  let text = """
    Dear \(
      reader.name
    ), you have \(
      reader
        .mails
    ) mails.
    """
  if let root = find(near: 3) { x in
    (value: x, slope: 2)
  } {
    show(root)
  }
}
func tries() {
  guard let amount = try? { try read() }() else { return }
  if let sum = try! { try add() }(), sum > 0 {
    show(sum)
  }
}
