// The least that a generator of Swift files from YAML files has to do: scan every schema with libyaml,
// and write every output. It knows nothing of tickets; the bytes that it writes come from a bundle.
//
//   limit write SCHEMAS BUNDLE OUTPUT   scans the schemas, makes OUTPUT, writes the bundle's files there
//   limit read SCHEMAS OUTPUT           scans the schemas, reads the files of OUTPUT
//   limit help                          says this in one line
//
// A bundle holds, for each file, a line with its name and length, and its bytes. Both print what they have
// seen, so that nothing of it can be left out.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static void fail(const char *what) {
  perror(what);
  exit(74);
}

// One file's bytes, in a buffer that grows and is used again for the next.
static unsigned char *buffer;
static size_t capacity;

static size_t read_file(int folder, const char *name) {
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) fail(name);
  size_t size = (size_t)info.st_size;
  if (size > capacity) {
    capacity = size * 2;
    buffer = realloc(buffer, capacity);
    if (!buffer) fail("memory");
  }
  size_t count = 0;
  while (count < size) {
    ssize_t part = read(file, buffer + count, size - count);
    if (part < 0) fail(name);
    if (part == 0) break;
    count += (size_t)part;
  }
  close(file);
  return count;
}

static size_t scan(const char *name, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  size_t events = 0;
  int is_end = 0;
  if (!yaml_parser_initialize(&parser)) fail("memory");
  yaml_parser_set_input_string(&parser, buffer, size);
  while (!is_end) {
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", name, parser.problem);
      exit(1);
    }
    is_end = event.type == YAML_STREAM_END_EVENT;
    events++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return events;
}

static int open_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) fail(path);
  return folder;
}

static int has_suffix(const char *name, const char *suffix) {
  size_t length = strlen(name), end = strlen(suffix);
  return length > end && strcmp(name + length - end, suffix) == 0;
}

// Reads the files of a folder whose names end so; scans them where they are YAML.
static void read_folder(const char *path, const char *suffix, int is_yaml) {
  int folder = open_folder(path);
  DIR *stream = fdopendir(dup(folder));
  if (!stream) fail(path);
  size_t files = 0, bytes = 0, events = 0;
  struct dirent *entry;
  while ((entry = readdir(stream))) {
    if (!has_suffix(entry->d_name, suffix)) continue;
    size_t size = read_file(folder, entry->d_name);
    if (is_yaml) events += scan(entry->d_name, size);
    files++;
    bytes += size;
  }
  closedir(stream);
  close(folder);
  printf("%zu files, %zu bytes, %zu events\n", files, bytes, events);
}

static void write_file(int folder, const char *name, const unsigned char *bytes, size_t size) {
  int file = openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) fail(name);
  while (size > 0) {
    ssize_t part = write(file, bytes, size);
    if (part < 0) fail(name);
    bytes += part;
    size -= (size_t)part;
  }
  if (close(file) != 0) fail(name);
}

static void write_bundle(const char *bundle, const char *output) {
  size_t size = read_file(AT_FDCWD, bundle), place = 0, files = 0;
  if (mkdir(output, 0777) != 0) fail(output);
  int folder = open_folder(output);
  while (place < size) {
    char *line = (char *)buffer + place;
    char *line_end = memchr(line, '\n', size - place);
    char *name_end = line_end ? memchr(line, ' ', (size_t)(line_end - line)) : NULL;
    if (!name_end) fail(bundle);
    *name_end = 0;
    size_t length = strtoul(name_end + 1, NULL, 10);
    place = (size_t)(line_end + 1 - (char *)buffer);
    if (length > size - place) fail(bundle);
    write_file(folder, line, buffer + place, length);
    place += length;
    files++;
  }
  close(folder);
  printf("%zu files, %zu bytes\n", files, size);
}

int main(int count, char **arguments) {
  if (count == 5 && strcmp(arguments[1], "write") == 0) {
    read_folder(arguments[2], ".yaml", 1);
    write_bundle(arguments[3], arguments[4]);
  } else if (count == 4 && strcmp(arguments[1], "read") == 0) {
    read_folder(arguments[2], ".yaml", 1);
    read_folder(arguments[3], ".swift", 0);
  } else {
    int asked = count == 2 && strcmp(arguments[1], "help") == 0;
    fprintf(
        asked ? stdout : stderr,
        "usage: limit write SCHEMAS BUNDLE OUTPUT | limit read SCHEMAS OUTPUT | limit help\n");
    return asked ? 0 : 64;
  }
  return 0;
}
