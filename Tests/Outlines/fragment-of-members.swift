override func viewDidLoad() {
  super.viewDidLoad()
  ...
  timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
    self?.tick()
  }
}
deinit { timer?.invalidate() }
var x: Int { 1 }
