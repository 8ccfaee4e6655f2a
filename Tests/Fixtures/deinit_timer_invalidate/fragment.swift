    timer?.invalidate()
  }
}

class Bell {
  var timer: Timer?
  ...
  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate
    if let
