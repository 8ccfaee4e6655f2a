let a = b<C, D>(e)
let f = g < h && i > (j)
let k = l<m>.n()
let o: P<Q<R>> = s()
func t<U: V<W<X>>>(y: Y<Z>) -> A<B<C>> where U: D { e() }
f(g<H>.self, i < j, k > l)
m(a)
let n = [O<P>]()
func q(_ r: some S, t: any U & V, w: borrowing X, y: Y...) -> (Z) -> A {}
let b = c.d<E>.f
typealias e<F> = G<F>
func h(i: repeat each J) -> [K: L] {}
let m = n as? O<P> ?? q()
let r = s is T<U>, v = w()
struct X<let n: Int>: Y {}
x = y >> z()
