#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

StandardStream.prepare()
CrashReport.prepare()
exit(Tool.run(Array(CommandLine.arguments.dropFirst()), .current).rawValue)
