#include "peers.h"

#include <simdjson.h>
#include <string_view>

using namespace simdjson;

extern "C" void *simdjson_parser_make(void) { return new ondemand::parser(); }

extern "C" void simdjson_parser_free(void *parser) {
  delete static_cast<ondemand::parser *>(parser);
}

extern "C" const char *simdjson_kernel(void) {
  static const std::string name = simdjson::get_active_implementation()->name();
  return name.c_str();
}

// Hands the value of each key of each row to `take`.
template <typename Take>
static simdjson_located locate(
    void *parser, const uint8_t *json, size_t count, const char *const *keys, size_t key_count,
    Take take) {
  simdjson_located out = {0, 0, 14695981039346656037u, 0};
  std::string_view names[64];
  for (size_t i = 0; i < key_count; i++) names[i] = keys[i];
  try {
    ondemand::document document = static_cast<ondemand::parser *>(parser)->iterate(
        reinterpret_cast<const char *>(json), count, count + SIMDJSON_PADDING);
    for (ondemand::object row : document["data"].get_array()) {
      for (size_t i = 0; i < key_count; i++) {
        ondemand::value value = row.find_field(names[i]).value();
        take(value, out);
      }
      out.rows++;
    }
  } catch (const simdjson_error &) {
    out.failed = 1;
  }
  return out;
}

extern "C" simdjson_located simdjson_locate(
    void *parser, const uint8_t *json, size_t count, const char *const *keys, size_t key_count) {
  const char *base = reinterpret_cast<const char *>(json);
  return locate(
      parser, json, count, keys, key_count, [base](ondemand::value &value, simdjson_located &out) {
        out.offsets += static_cast<uint64_t>(value.raw_json_token().data() - base);
      });
}

extern "C" simdjson_located simdjson_check(
    void *parser, const uint8_t *json, size_t count, const char *const *keys, size_t key_count) {
  auto add = [](simdjson_located &out, unsigned char byte) {
    out.checksum = (out.checksum ^ byte) * 1099511628211u;
  };
  return locate(
      parser, json, count, keys, key_count, [add](ondemand::value &value, simdjson_located &out) {
        std::string_view text;
        if (value.type() == ondemand::json_type::string) {
          text = value.get_string().value();
        } else {
          text = value.raw_json_token();
          while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') {
            text.remove_suffix(1);
          }
        }
        for (char byte : text) add(out, static_cast<unsigned char>(byte));
        add(out, 0);
      });
}
