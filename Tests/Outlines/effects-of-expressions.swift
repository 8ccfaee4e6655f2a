func f() async throws {
  return try await a() + b(c(), { d() })
  x = y ? await e() : g()
  try? h(try! i()) + j(); k()
  let l = n(), m = try o()
  if try await p(), q() { r() }
  for try await s in t() where try u() {}
  await v(w: "\(x())", y: [z(): 1])
  let aa = try await (bb(), cc())
}
