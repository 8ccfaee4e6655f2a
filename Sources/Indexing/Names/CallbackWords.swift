import Lexing

/// What names of handlers, and of functions that take some, say of how often they are called. Stems stand for all words
/// that begin so; in small letters they are looked for in names in small letters.
enum CallbackWords {
  /// Stems of what happens once, as the last: what tells of that comes once.
  static let ends = ["complet", "finish", "terminat", "dismiss"]

  /// What tells of an end begins so, in a list of listeners.
  static let beginningsOfEnds = ["once", "exit", "end", "clos"]

  /// Labels of delegates' methods that tell of an end, by the custom of Apple's frameworks.
  static let labelsOfEnds = ["didComplete", "didFinish", "didFailWithError", "didBecomeInvalid"]

  /// Labels of RxSwift's callbacks that come once, as the last.
  static let lastOfSubscriptions: Set<Name> = ["onError", "onFailure", "onCompleted", "onDisposed"]

  /// Labels of the one of several callbacks that comes when there is no more.
  static let callbacksOfEnds: Set<Name> = ["onComplete", "onCompletion", "onFinish", "onEnd"]

  /// What comes once for each question: a function that returns a handler for it makes a new one each time.
  static let answers = ["action", "answer", "reply", "response"]

  /// How lists are called of those who hear of each change until they are taken out.
  static let listeners = ["observers", "listeners", "subscribers"]

  /// Verbs of who wants to hear of each change.
  static let observing = ["observe", "subscribe", "listen", "watch", "monitor"]

  /// Behind `on`, stems of what comes in a row from one source: parts of a stream, readings of a sensor, lines of a
  /// process. What a user does, or what becomes of one request, is not among them.
  static let events = [
    "Text", "Message", "Data", "Value", "Receive", "Progress", "Output", "Line", "Frame", "Packet", "Next", "Notif",
    "State", "Preliminary", "Partial", "Delta", "Chunk", "Token", "Sample", "Buffer", "Status", "Binary", "Byte",
    "Ping", "Pong", "Count", "Reading", "Location", "Position", "Heading", "Activity", "Level", "Volume", "Tick",
    "Item", "Element", "Record", "Row", "Transaction", "Stdout", "Stderr", "Log", "Discover", "Transcri", "Segment",
    "Caption",
  ]

  /// Behind `on`, stems of what a user does, who does one thing after the other.
  static let ofUsers = [
    "Select", "Tap", "Press", "Click", "Submit", "Choose", "Pick", "Drag", "Hover", "Edit", "Commit",
  ]

  /// Behind `on`, stems of what happens once to an object or a request, and of places to run.
  static let once = [
    "Main", "Queue", "Background", "Resolve", "Success", "Complet", "Finish", "Fail", "Error", "Done", "End", "Close",
    "Open", "Ready", "Appear", "Disappear",
  ]
}
