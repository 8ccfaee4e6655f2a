func shifts() {
  guard places.count <= 32 >> (2 * depth) else { return }
  guard places.count < 32 >> (2 * depth) else { return }
  let a = b.c <= 1 >> (2)
  let d = x <= y >> (z)
  let t = a < b >> (c)
  let u = a<b>>(c)
}

func specializations() {
  let q = Foo<Bar<Int>>(1)
  let r = Foo<Bar<Int>?>(1)
  let s = Foo<Int>.self
  let v = X<Y<Z>>.w(1)
  let w = InlineArray<3, Int>(repeating: 1)
  let x = a < 3 > (b)
}
