/// Protocols of packages that server and app code commonly builds on, none of them on the main actor.
///
/// A heading names package, kind, verdict, confidence and origin; the names below it are in order. Origins: `source`
/// (the package's own, read on 2026-11-23), `known`. Only names that hardly anybody else gives to a protocol are here.
package enum PackageTypes {
  package static let table: StaticString = """
    Dependencies protocol nonisolated high source:
      DependencyKey TestDependencyKey
    FluentKit protocol nonisolated high source:
      AsyncMigration AsyncModelMiddleware
    GRDB protocol nonisolated high source:
      DatabaseReader DatabaseValueConvertible DatabaseWriter EncodableRecord FetchableRecord MutablePersistableRecord
      PersistableRecord TableRecord
    Hummingbird protocol nonisolated high source:
      RequestContext RouterMiddleware
    NIOCore protocol nonisolated high source:
      ByteToMessageDecoder ChannelDuplexHandler ChannelHandler ChannelInboundHandler ChannelOutboundHandler EventLoop
      EventLoopGroup MessageToByteEncoder NIOAsyncSequenceProducerDelegate NIOSingleStepByteToMessageDecoder
      RemovableChannelHandler
    Queues protocol nonisolated high source:
      AsyncJob AsyncScheduledJob
    Vapor protocol nonisolated high source:
      LifecycleHandler RouteCollection SessionAuthenticatable
    Vapor protocol nonisolated medium known:
      AsyncBasicAuthenticator AsyncBearerAuthenticator AsyncMiddleware AsyncRequestAuthenticator
      AsyncResponseEncodable AsyncSessionAuthenticator
    """
}
