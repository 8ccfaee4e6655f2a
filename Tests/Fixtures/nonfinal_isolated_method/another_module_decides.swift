import Framework

class Gadget: ForeignBase {
  var done = 0
  @MainActor func update() {}
  func run() async {
    await update()
    done += 1
  }
}
