}
  Task { // expect: unhandled_throwing_task
    try await useCase.run()
    ...
