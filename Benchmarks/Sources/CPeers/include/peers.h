#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What one pass over a response found: the rows, and a sum over where the values of the keys begin.
typedef struct {
  size_t rows;
  uint64_t offsets;
  uint64_t checksum;
  int failed;
} simdjson_located;

/// Makes a parser whose buffers are reused from call to call.
void *simdjson_parser_make(void);
void simdjson_parser_free(void *parser);

/// The kernel that simdjson has chosen for this machine.
const char *simdjson_kernel(void);

/// Finds the rows under "data" and in each of them the named keys with simdjson on-demand.
/// `json` has at least 64 readable bytes behind `count`.
simdjson_located simdjson_locate(
    void *parser, const uint8_t *json, size_t count, const char *const *keys, size_t key_count);

/// Does the same, and sums up the texts of the values: an FNV-1a hash of strings without their
/// escapes and of other scalars as they stand, each followed by a zero byte.
simdjson_located simdjson_check(
    void *parser, const uint8_t *json, size_t count, const char *const *keys, size_t key_count);

/// How many bytes the process has allocated and not given back.
size_t allocated_bytes(void);

/// Runs a program whose arguments end with a null pointer, with its output in a file, and waits for it.
/// Returns its exit status, or -1 when it could not be run or was killed.
int run_program(char *const *arguments, const char *log);

#ifdef __cplusplus
}
#endif
