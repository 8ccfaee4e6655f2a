let a = b
  .c()
  #if DEBUG
  .d { e() }
  #else
  .f()
  #endif
  .g()
struct S {
  #if os(iOS)
  var h = 1
  #else
  var h = 2
  #endif
  func i() {
    #if B
    j()
    #endif
  }
}
#if compiler(>=6) && canImport(N)
n()
#elseif O
o()
#endif
