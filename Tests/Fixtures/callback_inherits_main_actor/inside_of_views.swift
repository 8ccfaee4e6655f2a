import Speech
import SwiftUI

struct Permission: View {
  @State private var isAsked = false

  var body: some View {
    VStack {
      Button("Allow") {
        SFSpeechRecognizer.requestAuthorization { status in print(status) } // expect: callback_inherits_main_actor
      }
      Text("why")
    }
    .onTapGesture {
      SFSpeechRecognizer.requestAuthorization { @Sendable status in print(status) }
    }
  }
}

@MainActor final class Panel {
  var onTap: (() -> Void)?
  var onHold: (@Sendable () -> Void)?

  func prepare() {
    onTap = {
      SFSpeechRecognizer.requestAuthorization { status in print(status) } // expect: callback_inherits_main_actor
    }
    onHold = {
      SFSpeechRecognizer.requestAuthorization { status in print(status) }
    }
  }
}
