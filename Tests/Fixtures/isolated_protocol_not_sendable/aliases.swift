@MainActor protocol PanelPresenting: AnyObject {
  func dismiss()
}

@MainActor protocol PanelLogging: AnyObject, Sendable {
  func closed()
}

typealias Presenter = PanelPresenting
typealias Logger = PanelLogging

@MainActor final class Owner {
  private let presenter: any Presenter
  private let logger: any Logger

  init(_ presenter: any Presenter, _ logger: any Logger) { (self.presenter, self.logger) = (presenter, logger) }

  deinit {
    Task { @MainActor [panel = presenter] in panel.dismiss() } // expect: isolated_protocol_not_sendable
    Task { @MainActor [logger] in logger.closed() }
  }
}
