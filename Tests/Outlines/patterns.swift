func f() {
  for case let (a, b)? in c() { d(a) }
  for case let g? in h { i() }
  if case let (k, l) = m(), let n, let self { o() }
  if let p = q as? R, p.s() { t() }
  do { u() } catch let x where x.y() { z() } catch is A, B { c() }
  switch (d, e) {
  case (let f, .g): h(f)
  case let i as J: k()
  case 1...2, _ where l(): m()
  @unknown default: n()
  }
  while let o = p.q() { r() }
  let (s, t): (Int, Int) = u()
  var v: Int, w = x { y() }
  let z = a ?? { b() }()
}
func nested() throws {
  for (n, (o: o, p: q)) in r {}
  for (s, t): (A, B) in u {}
  do { v() } catch let A<B<C, D>, E>.first(.second(w)) { x(w) }
  for unsafe x in unsafe y {}
  for unsafe in z {}
  switch a { case let (.some(self), b): c(self.d, b) }
  let e = f { g } ()
  let h = { i } ()
  let j = try k(), l = m(), n = try await o()
}
