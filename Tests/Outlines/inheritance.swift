protocol Root: class, Sendable {}
class Leaf<T>: Branch<T>, Root, @unchecked Sendable where T: Sendable {}
