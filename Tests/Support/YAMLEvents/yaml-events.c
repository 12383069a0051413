// Prints the events that libyaml gives for a file, in the notation of the YAML test suite, and where it
// gives up `! line 3: …`: libyaml's own answers, which the package's reader is compared with.
#include <stdio.h>
#include <string.h>
#include <yaml.h>

static void print_escaped(const yaml_char_t *text, size_t length) {
  for (size_t index = 0; index < length; index++) {
    switch (text[index]) {
    case '\\': fputs("\\\\", stdout); break;
    case '\n': fputs("\\n", stdout); break;
    case '\t': fputs("\\t", stdout); break;
    case '\r': fputs("\\r", stdout); break;
    case '\b': fputs("\\b", stdout); break;
    case '\0': fputs("\\0", stdout); break;
    default: putchar(text[index]);
    }
  }
}

static void print_properties(const yaml_char_t *anchor, const yaml_char_t *tag) {
  if (anchor) printf(" &%s", (const char *)anchor);
  if (tag) printf(" <%s>", (const char *)tag);
}

static char sign(yaml_scalar_style_t style) {
  switch (style) {
  case YAML_SINGLE_QUOTED_SCALAR_STYLE: return '\'';
  case YAML_DOUBLE_QUOTED_SCALAR_STYLE: return '"';
  case YAML_LITERAL_SCALAR_STYLE: return '|';
  case YAML_FOLDED_SCALAR_STYLE: return '>';
  default: return ':';
  }
}

static void print_event(const yaml_event_t *event) {
  switch (event->type) {
  case YAML_STREAM_START_EVENT: puts("+STR"); break;
  case YAML_STREAM_END_EVENT: puts("-STR"); break;
  case YAML_DOCUMENT_START_EVENT:
    puts(event->data.document_start.implicit ? "+DOC" : "+DOC ---");
    break;
  case YAML_DOCUMENT_END_EVENT:
    puts(event->data.document_end.implicit ? "-DOC" : "-DOC ...");
    break;
  case YAML_ALIAS_EVENT: printf("=ALI *%s\n", (const char *)event->data.alias.anchor); break;
  case YAML_SCALAR_EVENT:
    fputs("=VAL", stdout);
    print_properties(event->data.scalar.anchor, event->data.scalar.tag);
    printf(" %c", sign(event->data.scalar.style));
    print_escaped(event->data.scalar.value, event->data.scalar.length);
    putchar('\n');
    break;
  case YAML_SEQUENCE_START_EVENT:
    fputs(
      event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? "+SEQ []" : "+SEQ", stdout);
    print_properties(event->data.sequence_start.anchor, event->data.sequence_start.tag);
    putchar('\n');
    break;
  case YAML_SEQUENCE_END_EVENT: puts("-SEQ"); break;
  case YAML_MAPPING_START_EVENT:
    fputs(event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? "+MAP {}" : "+MAP", stdout);
    print_properties(event->data.mapping_start.anchor, event->data.mapping_start.tag);
    putchar('\n');
    break;
  case YAML_MAPPING_END_EVENT: puts("-MAP"); break;
  default: break;
  }
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  yaml_parser_t parser;
  if (!file || !yaml_parser_initialize(&parser)) {
    fputs("usage: yaml-events FILE\n", stderr);
    return 64;
  }
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_file(&parser, file);
  int is_done = 0;
  while (!is_done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      printf("! line %zu: %s\n", parser.problem_mark.line + 1, parser.problem);
      break;
    }
    print_event(&event);
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return 0;
}
