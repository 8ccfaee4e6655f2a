/// Has glibc's heap grow by megabytes, and arrays that do not fit into it given back to the system when they go.
///
/// By default the heap grows by 128 KB and gives as much back: half of all page faults were of memory that had been there
/// before. And from the first array of 128 KB on that goes, such arrays would live in the heap, where the holes that they
/// leave are too small for what comes next.
func tuneHeap() {
  #if canImport(Glibc)
    let (topPad, mmapThreshold): (CInt, CInt) = (-2, -3)
    _ = mallopt(topPad, 4 << 20)
    _ = mallopt(mmapThreshold, 1 << 17)
  #endif
}

#if canImport(Glibc)
  /// Of `malloc.h`, which the module `Glibc` leaves out. Known to the linker: in a program without shared libraries,
  /// `dlsym` finds nothing.
  @_silgen_name("mallopt") private func mallopt(_ parameter: CInt, _ value: CInt) -> CInt
#endif
