func f() async throws {
  if a { b() } else if let c = d { e() } else { g() }
  guard let h = i(), case .some(j) = k else { return }
  for try await l in m.n(o: 1) where l.p() { q() }
  while let r = t() { u() }
  repeat { v() } while w()
  do throws(E) { try x() } catch let y as Z { aa(y) } catch { bb() }
  defer { cc() }
  switch dd() {
  case let ff where ff > 0: gg(ff)
  case .hh, .ii:
    jj()
  #if DEBUG
  case .kk: ll()
  #endif
  default: mm()
  }
  let nn = if oo { pp() } else { qq() }
  let rr = switch ss { case 1: tt(); default: uu() }
  async let vv = ww()
  label: for xx in 0..<10 { continue label }
  if yy.contains(where: { $0 }) { zz() }
  if ab.map({ $0 }).isEmpty, cd { ef() }
  guard gh.first { $0 }.ij else { kl() }
  for mn in op.filter { $0 } { qr() }
  switch st.uv({ 1 }) { default: wx() }
  return await yz(await ba())
}

let table = [
  try key(1): value(2),
  key(3): try value(4),
  try flag() ? key(5) : key(6): value(7),
]
