/// Protocols that refine `Sendable`, so that what meets them is.
///
/// A heading names confidence and origin (`UIKitTypes`).
package enum SendableProtocols {
  package static let table: StaticString = """
    high compiler:
      Actor Clock CodingKey CustomNSError DurationProtocol Error Executor FileManagerDelegate LocalizedError
      RecoverableError SerialExecutor TaskExecutor URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate
      URLSessionTaskDelegate URLSessionWebSocketDelegate
    high docs:
      AppEntity AppEnum AppIntent EntityQuery EntityStringQuery InsettableShape Shape ShapeStyle Tip Transferable
      URLSessionStreamDelegate WidgetConfigurationIntent
    """
}
