    await update()
    done += 1
  }
}

class Importer {
  var done = 0
  @MainActor func update() {}
  func run() async {
    await update() // expect: nonfinal_isolated_method
    done +=
