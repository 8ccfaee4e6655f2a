#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OpenFolder {
  /// Gives two files directly in the folder each other's name, in one step.
  ///
  /// False, and nothing done, where the system or the disk has no such step.
  func exchange(_ one: [UInt8], with other: [UInt8]) throws(SystemError) -> Bool {
    do {
      _ = try restarting { withCString(one) { one in withCString(other) { exchangeNames(one, $0, in: descriptor) } } }
      return true
    } catch let error where [ENOSYS, EINVAL, EOPNOTSUPP, ENOTSUP].contains(error.code) {
      return false
    }
  }
}

private func exchangeNames(_ one: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>, in folder: CInt) -> CInt {
  #if canImport(Darwin)
    return renameatx_np(folder, one, folder, other, UInt32(RENAME_SWAP))
  #else
    let renameExchange: CUnsignedInt = 1 << 1
    return renameat2(folder, one, folder, other, renameExchange)
  #endif
}

#if canImport(Glibc)
  /// Of `stdio.h`, declared for `_GNU_SOURCE` only: the module `Glibc` leaves it out. In the library since glibc 2.28 (2018).
  @_silgen_name("renameat2") private func renameat2(
    _ oldFolder: CInt,
    _ oldName: UnsafePointer<CChar>,
    _ newFolder: CInt,
    _ newName: UnsafePointer<CChar>,
    _ flags: CUnsignedInt
  ) -> CInt
#endif
