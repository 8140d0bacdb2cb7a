// Prints what Pango makes of the strings of strings.txt, for the tests of itemisation, fallback and carets.
// Built and run by generate.sh.
//
// usage: pango-reference FALLBACK-FAMILIES < strings.txt

#include <fontconfig/fontconfig.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Below the least optical size of Inter, which Fontconfig would follow otherwise.
static const double points = 12;

// The UTF-16 offset of a byte offset.
static int utf16(const char *text, int bytes) {
  int units = 0;
  for (const char *at = text; at < text + bytes; at = g_utf8_next_char(at)) units += g_utf8_get_char(at) > 0xFFFF ? 2 : 1;
  return units;
}

// The family of a font.
static void print_font(PangoFont *font) {
  FcChar8 *name = NULL;
  FcPattern *pattern = font ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
  if (pattern && FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch) printf("%s", name);
}

// A line's runs from left to right: range in UTF-16 units, level, font; then the clusters that no font has.
static void print_runs(const char *text, PangoLayoutLine *line) {
  for (GSList *link = line->runs; link; link = link->next) {
    PangoItem *item = ((PangoGlyphItem *)link->data)->item;
    printf("run\t%d\t%d\t%d\t", utf16(text, item->offset), utf16(text, item->offset + item->length),
           item->analysis.level);
    print_font(item->analysis.font);
    printf("\n");
  }
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    PangoGlyphItemIter cluster;
    for (gboolean more = pango_glyph_item_iter_init_start(&cluster, run, text); more;
         more = pango_glyph_item_iter_next_cluster(&cluster)) {
      if (!(run->glyphs->glyphs[cluster.start_glyph].glyph & PANGO_GLYPH_UNKNOWN_FLAG)) continue;
      printf("missing\t%d\t%d\n", utf16(text, cluster.start_index), utf16(text, cluster.end_index));
    }
  }
}

// Every character that a caret may stand before: its leading edge and the width of its first code point, negative where it
// is written to the left, in em.
static void print_carets(const char *text, PangoLayout *layout) {
  int count;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(layout, &count);
  printf("carets");
  const char *at = text;
  for (int character = 0; character < count; character++) {
    if (attributes[character].is_cursor_position) {
      PangoRectangle place;
      pango_layout_index_to_pos(layout, at - text, &place);
      printf("\t%d:%.3f:%.3f", utf16(text, at - text), place.x / (double)PANGO_SCALE / points,
             place.width / (double)PANGO_SCALE / points);
    }
    if (*at) at = g_utf8_next_char(at);
  }
  printf("\n");
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_absolute_size(font, points * PANGO_SCALE);
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = 0;
    char *fields[6] = {line};
    int known = 1;
    if (line[0] == '#') continue;
    for (char *at = line; known < 6 && (at = strchr(at, '\t')); known++) {
      *at++ = 0;
      fields[known] = at;
    }
    if (known < 6 || strcmp(fields[4], "-") != 0) continue;
    const char *text = fields[5];
    gboolean rightToLeft = strcmp(fields[1], "rtl") == 0;
    pango_context_set_base_dir(context, rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
    pango_context_set_language(context, pango_language_from_string(fields[2]));
    // Of the Chinese, Japanese and Korean forms the language's own.
    const char *region = strcmp(fields[2], "ja") == 0 ? "JP" : strcmp(fields[2], "ko") == 0 ? "KR" : "SC";
    char *families = g_strdup_printf("%s,%s,Noto Sans CJK %s", fields[3], arguments[1], region);
    pango_font_description_set_family(font, families);
    g_free(families);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_auto_dir(layout, FALSE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    printf("text\t%s\n", fields[0]);
    print_runs(text, pango_layout_get_line_readonly(layout, 0));
    print_carets(text, layout);
    g_object_unref(layout);
  }
  return 0;
}
