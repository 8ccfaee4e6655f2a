/// Delegate protocols that are called on a queue which one chooses, and who calls.
package enum DelegateSenders {
  /// A heading names what the methods begin with; the function that is given delegate and queue; where it calls that is
  /// given no queue (`Delegates` says what these are); confidence and origin (`UIKitTypes`).
  package static let table: StaticString = """
    captureOutput setSampleBufferDelegate background high header:
      AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureVideoDataOutputSampleBufferDelegate
    centralManager CBCentralManager main high header:
      CBCentralManagerDelegate
    metadataOutput setMetadataObjectsDelegate main medium known:
      AVCaptureMetadataOutputObjectsDelegate
    peripheral CBCentralManager main high header:
      CBPeripheralDelegate
    peripheralManager CBPeripheralManager main high header:
      CBPeripheralManagerDelegate
    urlSession URLSession background high header:
      URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate URLSessionStreamDelegate
      URLSessionTaskDelegate URLSessionWebSocketDelegate
    """

  /// Types whose handlers are called where their session calls its delegate.
  ///
  /// A heading names confidence and origin.
  package static let sessions: StaticString = """
    high header:
      URLSession URLSessionDownloadTask URLSessionWebSocketTask
    """

  /// Delegates that are called on the thread that puts to work what they are delegates of.
  ///
  /// A heading names confidence and origin.
  package static let calledWhereStarted: StaticString = """
    medium known:
      CAAnimationDelegate
    """
}
