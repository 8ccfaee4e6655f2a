extension Sequence {
  /// The first, also of what has no `first`, as it is made step by step; that of a lazy collection asks its closure twice.
  var firstElement: Element? {
    var iterator = makeIterator()
    return iterator.next()
  }
}
