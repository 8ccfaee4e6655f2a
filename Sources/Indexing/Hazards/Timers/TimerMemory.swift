/// What a file has told of its timers, each when it was asked for the first time.
final class TimerMemory {
  private unowned let file: SourceFile

  /// The timers that hold self and are kept in a property, by its type and name.
  private(set) lazy var held = file.readHeldTimers()
  /// The calls that stop timers, by the names of what they do and of what they are made on.
  private(set) lazy var stopsByReceiver = file.readStopsByReceiver()

  init(_ file: SourceFile) {
    self.file = file
  }
}
