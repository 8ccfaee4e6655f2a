import ProjectDescription

var infoPlist: [String: String] = ["a": "b"]
infoPlist["c"] = "d"

enum Names {
  static var app = "App"
}
