extension RandomAccessCollection<Int> where Index == Int {
  /// Of positions in order, those in a range.
  func within(_ range: Range<Int>) -> SubSequence {
    let start = firstPlace(from: range.lowerBound)
    return self[start..<Swift.max(start, firstPlace(from: range.upperBound))]
  }

  /// The index of the first position that is no lower than another.
  private func firstPlace(from position: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
