import Foundation

enum Wire {
  static let decoder = JSONDecoder()
}

enum Archive {
  final class JSONDecoder {
    var depth = 0
  }
}
