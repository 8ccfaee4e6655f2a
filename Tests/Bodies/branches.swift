struct Machine {
  var state = 0
  let queue: Queue

  mutating func run(_ input: Int?) throws -> Int {
    guard let input, input > state else { return state }
    if input == 1, let first = queue.first {
      state = first
    } else if state > 2 {
      throw Failure.late
    } else {
      queue.note(input)
    }
    switch state {
    case 0 where input > 3, 1: state = 4
    case let other:
      queue.note(other)
      fallthrough
    default: break
    }
    do {
      try check(input)
    } catch let error as Failure {
      throw error
    } catch {
      queue.note(error)
    }
    let level = if state > 0 { input } else { 0 }
    #if DEBUG
      queue.dump()
    #elseif TEST
      queue.test()
    #else
      queue.quiet()
    #endif
    return level > 1 ? level : state
  }
}
