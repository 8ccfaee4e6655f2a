import AVFoundation
import Combine

#if compiler(<6.0)
extension AnyCancellable: @unchecked Sendable {}
#endif

#if !compiler(>=6.2)
extension AVAsset: @unchecked Sendable {}
#endif

#if compiler(>=6.0)
extension AVCaptureDevice: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#else
extension AVCaptureDevice: @unchecked Sendable {}
#endif

#if compiler(>=6.0) && os(iOS)
extension AVCaptureInput: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#else
extension AVCaptureInput: @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#endif

// A mode of the language, which is chosen today.
#if swift(<6.0)
extension AVCaptureOutput: @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#endif

#if swift(<5.9)
#if os(iOS)
extension AVCaptureSession: @unchecked Sendable {}
#endif
#endif

#if DEBUG
extension AVPlayerItem: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#elseif compiler(<5.10)
extension AVPlayerItem: @unchecked Sendable {}
#else
extension AVPlayerItem: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#endif

#if compiler(<7.0)
extension AVPlayer: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
#endif
