import UIKit

final class CarouselView: UIView {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (UIKit releases views on main)
  }
}

class CountdownController: BaseController {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_calls_isolated, deinit_timer_invalidate (UIKit releases views on main)
  }
}

final class CountdownModel: BaseModel {
  private var timer: Timer?

  deinit {
    timer?.invalidate() // expect: deinit_timer_invalidate (the thread that scheduled it)
  }
}
// file: Base.swift
import UIKit

class BaseController: UIViewController {}
class BaseModel {}
