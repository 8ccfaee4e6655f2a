class A {
  func b() {
    if c {
      d { [weak self] in
  func e()
