struct Reference<Object: AnyObject>: @unchecked Sendable { // expect: unchecked_sendable_box
  let object: Object
}

struct Safe<Object: AnyObject & Sendable>: @unchecked Sendable {
  let object: Object
}
