// usage: paragraphs FAMILY WIDTH RUNS SIZE... < PARAGRAPHS
//
// Sets every paragraph (a line of standard input) at every size, in points, wrapped at WIDTH points, and prints the
// milliseconds of each run over all of them, a line each, after one run that does not count.

#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  if (count < 5) return 2;
  double width = atof(arguments[2]);
  int runs = atoi(arguments[3]);
  int sizes = count - 4;
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription **fonts = calloc(sizes, sizeof *fonts);
  for (int size = 0; size < sizes; size++) {
    fonts[size] = pango_font_description_new();
    pango_font_description_set_family(fonts[size], arguments[1]);
    pango_font_description_set_absolute_size(fonts[size], atof(arguments[4 + size]) * PANGO_SCALE);
  }
  char **lines = NULL;
  size_t known = 0, capacity = 0;
  char *line = NULL;
  ssize_t length;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = 0;
    lines = realloc(lines, (known + 1) * sizeof *lines);
    lines[known++] = strdup(line);
  }
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  long total = 0;
  for (int run = 0; run <= runs; run++) {
    double start = milliseconds();
    for (size_t index = 0; index < known; index++) {
      pango_layout_set_text(layout, lines[index], -1);
      for (int size = 0; size < sizes; size++) {
        pango_layout_set_font_description(layout, fonts[size]);
        PangoRectangle box;
        pango_layout_get_extents(layout, NULL, &box);
        total += box.width + box.height + pango_layout_get_baseline(layout);
      }
    }
    if (run > 0) printf("%.4f\n", milliseconds() - start);
  }
  fprintf(stderr, "%ld\n", total);
  return 0;
}
