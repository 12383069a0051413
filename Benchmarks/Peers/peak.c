// Runs a command and prints the most memory, in bytes, that it has had at one time.
//
// A program of its own: what the system reports of a child begins with the memory of its parent, and
// this parent is small.
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

int main(int count, char **arguments) {
  pid_t child;
  int status;
  struct rusage usage;
  if (count < 2 || posix_spawn(&child, arguments[1], NULL, NULL, arguments + 1, environ) != 0) {
    return 64;
  }
  if (wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return 1;
  }
#if defined(__APPLE__)
  long unit = 1;
#else
  long unit = 1024;
#endif
  printf("%ld\n", usage.ru_maxrss * unit);
  return 0;
}
