) {
  a()
}
func b() { c() }
}
func d() {
  e(
