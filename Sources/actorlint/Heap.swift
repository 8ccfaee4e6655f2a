#if canImport(Glibc)
  import Glibc
#endif

/// Has arrays of 128 KB and more given back to the system as soon as they have grown out of their room.
///
/// By default glibc does so until the first one is given back; from then on arrays of that size live in its heap, where
/// the holes that they leave are too small for what comes next. The module `Glibc` does not have `mallopt`.
func keepLargeArraysOutsideHeap() {
  #if canImport(Glibc)
    typealias Option = @convention(c) (_ parameter: CInt, _ value: CInt) -> CInt
    let mmapThreshold: CInt = -3
    guard let symbol = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(symbol, to: Option.self)(mmapThreshold, 1 << 17)
  #endif
}
