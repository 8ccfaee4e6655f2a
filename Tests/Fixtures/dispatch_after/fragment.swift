func doSomething() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { // expect: dispatch_after
        something()
