#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

StandardStream.prepare()
let status = Tool.run(
  Array(CommandLine.arguments.dropFirst()),
  noColor: getenv("NO_COLOR").map { String(cString: $0) })
exit(status.rawValue)
