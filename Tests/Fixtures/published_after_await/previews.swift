import SwiftUI

protocol Model: ObservableObject {
  func load() async
}

final class ShippedModel: Model {
  @Published var count = 0

  func load() async { count += 1 } // expect: published_after_await
}

// What only previews run is not shipped.
struct CounterView_Previews: PreviewProvider {
  private final class ModelForPreviews: Model {
    @Published var count = 0

    func load() async { count += 1 }
  }

  static var previews: some View { Text("0") }
}

#Preview("Counter") {
  final class Sample: Model {
    @Published var count = 0

    func load() async { count += 1 }
  }
  return Text("0")
}
