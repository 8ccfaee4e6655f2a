import AVFoundation

extension AVPlayer: @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension AVAsset: @retroactive @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension AVPlayerItem: @unchecked @retroactive Sendable {} // expect: retroactive_unchecked_sendable
extension AVFoundation.AVAssetResourceLoadingRequest: @unchecked Swift.Sendable {} // expect: retroactive_unchecked_sendable
extension AVCaptureDevice.Format: Identifiable, @unchecked Sendable {} // expect: retroactive_unchecked_sendable
extension AVAudioFile:
  Identifiable,
  @unchecked Sendable // expect: retroactive_unchecked_sendable
{}
