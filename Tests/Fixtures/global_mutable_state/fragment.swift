  static var lost = 0
}

enum Counter {
  static var visits = 0 // expect: global_mutable_state
  static var unfinished = [ // expect: global_mutable_state
