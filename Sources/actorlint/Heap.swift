#if canImport(Glibc)
  import Glibc
#endif

/// Has glibc's heap grow by megabytes, and arrays that do not fit into it given back to the system when they go.
///
/// By default the heap grows by 128 KB and gives as much back: half of all page faults were of memory that had been there
/// before. And from the first array of 128 KB on that goes, such arrays would live in the heap, where the holes that they
/// leave are too small for what comes next. The module `Glibc` does not have `mallopt`.
func tuneHeap() {
  #if canImport(Glibc)
    typealias Option = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
    let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let set = unsafeBitCast(symbol, to: Option.self)
    _ = set(topPad, 4 << 20)
    _ = set(mmapThreshold, 1 << 17)
  #endif
}
