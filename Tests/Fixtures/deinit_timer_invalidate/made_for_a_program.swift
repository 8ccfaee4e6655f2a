// What the program makes once and keeps does not go, whoever shows others in previews and tests.
import Foundation

final class Tide {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

final class Swell {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

final class Surf {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

final class Spray {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

// Nobody outside of a program sees what is public in it.
public final class Foam {
  private var timer: Timer?
  public init() {}
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (note: a Timer must be)
}

// Another file lets it go.
final class Ebb {
  private var timer: Timer?
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

// Made with the screen.
final class Flood {
  private var timer: Timer?
  private let gauge: Gauge
  init(gauge: Gauge?) { self.gauge = gauge ?? .init(depth: 3) }
  deinit { timer?.invalidate() } // expect: deinit_timer_invalidate (warning: a Timer must be)
}

struct Gauge { let depth: Int }
// file: Shore.swift
import SwiftUI

@main
struct Coast: App {
  @StateObject var shore = Shore()
  var body: some Scene { WindowGroup { Text("coast") } }
}

final class Shore: ObservableObject {
  var tide: Tide
  let swell: Swell
  let foam: Foam
  var ebb: Ebb

  init(swell: Swell? = nil) {
    tide = Tide()
    self.swell = swell ?? Swell()
    foam = Foam()
    ebb = Ebb()
  }
}

#Preview {
  Text("\(Tide()) \(Swell())")
}

struct Shore_Previews: PreviewProvider {
  static var previews: some View { Text("\(Shore())") }
}
// file: Screen.swift
import SwiftUI

func drain(_ shore: Shore) { shore.ebb = Ebb() }

// They are shown what others have.
struct Viewer {
  let tide: Tide
  let swell: Swell
  let foam: Foam
  let ebb: Ebb
}

final class Screen {
  private let flood = Flood(gauge: nil)
}
// file: Container.swift
func fill(_ container: Container) {
  container.single { Surf() }
  container.factory { Spray() }.singleton
}
