#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

// ICU renames its functions with macros that carry the version (`ubrk_open_72`), which Swift cannot see. These wrappers
// give them names that do not depend on the version.

static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }
static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline void icu_bidi_set_paragraph(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel paragraphLevel, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, paragraphLevel, NULL, status);
}
static inline UBiDiLevel icu_bidi_paragraph_level(const UBiDi *bidi) { return ubidi_getParaLevel(bidi); }
static inline const UBiDiLevel *icu_bidi_levels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}
static inline void icu_bidi_reorder_visual(const UBiDiLevel *levels, int32_t length, int32_t *indexMap) {
  ubidi_reorderVisual(levels, length, indexMap);
}

static inline UBreakIterator *icu_break_open(
    UBreakIteratorType type, const char *locale, const UChar *text, int32_t length, UErrorCode *status) {
  return ubrk_open(type, locale, text, length, status);
}
static inline void icu_break_set_text(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}
static inline void icu_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline int32_t icu_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t icu_break_rule_status(UBreakIterator *iterator) { return ubrk_getRuleStatus(iterator); }

static inline UScriptCode icu_script(UChar32 scalar, UErrorCode *status) { return uscript_getScript(scalar, status); }
static inline int icu_has_script(UChar32 scalar, UScriptCode script) { return uscript_hasScript(scalar, script); }
static inline const char *icu_script_short_name(UScriptCode script) { return uscript_getShortName(script); }
static inline int8_t icu_general_category(UChar32 scalar) { return u_charType(scalar); }
static inline UCharDirection icu_direction(UChar32 scalar) { return u_charDirection(scalar); }
static inline int icu_has_property(UChar32 scalar, UProperty property) { return u_hasBinaryProperty(scalar, property); }
static inline int32_t icu_line_break_class(UChar32 scalar) { return u_getIntPropertyValue(scalar, UCHAR_LINE_BREAK); }
static inline UChar32 icu_paired_bracket(UChar32 scalar) { return u_getBidiPairedBracket(scalar); }
static inline int32_t icu_bracket_type(UChar32 scalar) {
  return u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

static inline void icu_unicode_version(UVersionInfo version) { u_getUnicodeVersion(version); }
