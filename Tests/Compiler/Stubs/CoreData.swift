// The shapes of Core Data that samples use, for systems without it.
open class NSManagedObject {
  public init() {}
}
