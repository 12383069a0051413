import Diagnostics
import Testing

@Suite struct NormalizedPathTests {
  /// `.` and `..` are taken out as RFC 3986, 5.2.4 does, but for a `..` that leads out of the base.
  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("a/b/../../c", "c"), ("a/..", "."), ("", "."),
    (".", "."), ("../a", "../a"), ("../../a", "../../a"), ("a/../../b", "../b"),
    ("/a/../b", "/b"), ("/../a", "/a"), ("/..", "/"), ("/", "/"), ("优惠/../a b", "a b"),
  ])
  func stepsAreTakenOut(path: String, normalized: String) {
    #expect(normalizedPath(path) == normalized)
  }
}
