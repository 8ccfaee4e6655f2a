import Lexing

/// The project's files in byte order, to be found by path or by folder.
struct FilePaths {
  /// Ordered by path.
  private let paths: [Path]
  /// The index that the project knows each of them by.
  private let indices: [Int]

  init(_ files: [Path]) {
    let isSorted = zip(files, files.dropFirst()).allSatisfy { Self.compare($0.bytes, $1.bytes).order < 0 }
    indices = isSorted ? Array(files.indices) : files.indices.sorted { files[$0] < files[$1] }
    paths = isSorted ? files : indices.map { files[$0] }
  }

  /// The file's index in the project.
  func index(of path: [UInt8]) -> Int? {
    let place = place(of: path)
    return place < paths.count && paths[place].bytes == path ? indices[place] : nil
  }

  /// The files below a folder, which is empty or ends in a slash.
  func indices(below folder: [UInt8]) -> ArraySlice<Int> {
    indices[places(below: folder)]
  }

  /// Where the files below a folder stand in the order of paths.
  func places(below folder: [UInt8]) -> Range<Int> {
    guard let last = folder.last else { return 0..<paths.count }
    let start = place(of: folder)
    // The first path that the folder, with its slash made the next byte up, does not precede.
    var next = folder
    next[next.count - 1] = last + 1
    let end = place(of: next)
    return start..<max(start, end)
  }

  /// The index of a file by its name, among those of a folder whose path is `length` bytes long.
  func index(of name: UnsafeBufferPointer<UInt8>, among places: Range<Int>, below length: Int) -> Int? {
    var low = places.lowerBound
    var high = places.upperBound
    while low < high {
      let middle = (low + high) / 2
      let order = paths[middle].bytes.withUnsafeBufferPointer {
        Self.compare(UnsafeBufferPointer(rebasing: $0[min(length, $0.count)...]), name).order
      }
      if order == 0 { return indices[middle] }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The files that some paths name, and those below the folders that they name.
  func indices(atOrBelow places: [[UInt8]]) -> Set<Int> {
    var found: Set<Int> = []
    for place in Set(places) {
      if let file = index(of: place) {
        found.insert(file)
      } else {
        found.formUnion(indices(below: Self.folder(place)))
      }
    }
    return found
  }

  /// Where a path stands, or would.
  private func place(of path: [UInt8]) -> Int {
    var low = 0
    var high = paths.count
    // What the paths at both ends have in common with this one, all between them have, too: there is a lot of it, and
    // most of the time would go into comparing it again.
    var (commonBelow, commonAbove) = (0, 0)
    while low < high {
      let middle = (low + high) / 2
      let (order, common) = Self.compare(paths[middle].bytes, path, from: min(commonBelow, commonAbove))
      if order < 0 { (low, commonBelow) = (middle + 1, common) } else { (high, commonAbove) = (middle, common) }
    }
    return low
  }

  private static func compare(_ left: [UInt8], _ right: [UInt8], from start: Int = 0) -> (order: Int, common: Int) {
    left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { compare(left, $0, from: start) } }
  }

  /// Negative when `left` comes first, and how many bytes both begin with; up to `start` they are known to be alike.
  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>,
    from start: Int = 0
  ) -> (order: Int, common: Int) {
    let count = min(left.count, right.count)
    var index = start
    while index < count {
      if left[index] != right[index] { return (Int(left[index]) - Int(right[index]), index) }
      index += 1
    }
    return (left.count - right.count, count)
  }

  /// A path from a folder, `.` and `..` resolved; nil when it is absolute or leads out of the root. The folder is empty
  /// or ends in a slash, the result does not.
  static func join(_ folder: [UInt8], _ path: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    if path.first == slash { return nil }
    if isPlain(path) { return folder + path }
    var found = folder
    if found.last == slash { found.removeLast() }
    for part in path.split(separator: slash) where !part.elementsEqual([dot]) {
      if part.elementsEqual([dot, dot]) {
        if found.isEmpty { return nil }
        found.removeSubrange((found.lastIndex(of: slash) ?? 0)...)
      } else {
        if !found.isEmpty { found.append(slash) }
        found += part
      }
    }
    return found
  }

  /// Whether no part of a path is empty or begins with a dot, as nearly all are.
  private static func isPlain(_ path: [UInt8]) -> Bool {
    var beginsPart = true
    for byte in path {
      if beginsPart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      beginsPart = byte == UInt8(ascii: "/")
    }
    return !beginsPart
  }

  /// With a slash at the end, unless it is empty.
  static func folder(_ path: [UInt8]) -> [UInt8] {
    path.isEmpty ? [] : path + [UInt8(ascii: "/")]
  }

  /// The folder that holds a path, with its slash; empty for the root.
  static func folder(above path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
  }
}
