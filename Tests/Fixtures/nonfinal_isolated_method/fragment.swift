    await update()
    done += 1
  }
}

class Importer {
  var done = 0
  @MainActor func update() {} // expect: nonfinal_isolated_method
  func run() async {
    await update()
    done +=
