let a = { (x: Int, y) async throws -> Int in x }
let b = { [weak self, unowned(safe) c, d = e.f, g] in h() }
i(j) { k in l() } m: { n() } o: { }
p { @MainActor @Sendable in q() }
r(s: { t() }, u: { v in w() })
let x = { y() }()
z.aa { $0 }.bb { $1 }
cc { dd { ee() } }
let ff = "a \(gg { hh() }) b \(ii(jj: "\(kk())"))"
ll[mm { nn() }]
oo = pp ? { qq() } : { rr() }
let ss: () -> Void = { }
tt({ uu() }) { vv() }
Task { [self] in await ww() }
xx? { }
yy()() { zz }
ab<Int>(cd) { }
(ef < gh, ij > (kl))
mn { op, _ in qr() }
st { () -> Int in uv() }
_ = wx.map(\.yz).ba { }
run { async in async }
run { [weak self] async in self }
run { x async in x }
run { (async) async throws in async }
run { first, async in async }
