) {
  while isOn {
    ...
    try? await Task.sleep(for: .seconds(1)) // expect: swallowed_cancellation
