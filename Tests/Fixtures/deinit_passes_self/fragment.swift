final class Panel {
  deinit {
    hub.unregister(self // expect: deinit_passes_self
