func load() async {
  await MainActor.run { title = // expect: main_actor_run
