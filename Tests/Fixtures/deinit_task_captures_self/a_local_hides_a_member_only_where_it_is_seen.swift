final class Cellar {
  private let bottles = [1]

  deinit {
    do {
      let bottles = [2]
      print(bottles)
    }
    Task { print(bottles) } // expect: deinit_task_captures_self ('bottles')
    Task { // expect: deinit_task_captures_self ('bottles')
      print(bottles)
      let bottles = [3]
      print(bottles)
    }
    Task { // expect: deinit_task_captures_self (self is held)
      let bottles = self.bottles
      print(bottles)
    }
  }
}
