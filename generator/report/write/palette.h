/*
 * Colours, marks and names of kinds: the one place of them, for tables, diagrams and pages. Every text has a contrast
 * of 4.5 or more on what it stands on, and neighbouring kinds differ in lightness too, for readers who see fewer hues.
 */
#ifndef JOINERY_REPORT_WRITE_PALETTE_H
#define JOINERY_REPORT_WRITE_PALETTE_H

#include "base/text.h"
#include "lattice/value_set.h"

typedef enum palette_theme { PALETTE_LIGHT, PALETTE_DARK, PALETTE_THEMES } palette_theme;

/* A dtype's colours by its kind, each as "#rrggbb": its node or cell, the line around it, and text on it. */
typedef struct palette_kind {
    const char *fill, *line, *ink;
} palette_kind;

palette_kind palette_of_kind(val_kind kind, palette_theme theme);

/* The one list of the other colours: X(ENUM, name of the custom property, light, dark). */
#define PALETTE_FOR_EACH_ROLE(X)                                                                                       \
    X(PAPER, "paper", "#ffffff", "#14171c")   /* behind everything */                                                  \
    X(RAISED, "raised", "#f5f7fa", "#1d2128") /* behind headers and boxes */                                           \
    X(LINE, "line", "#d8dce3", "#363c47")     /* rules and borders */                                                  \
    X(INK, "ink", "#1d2128", "#e4e8ee")       /* text */                                                               \
    X(DIM, "dim", "#596273", "#a0a9b8")       /* text that matters less */                                             \
    X(ACCENT, "accent", "#2458c5", "#8ab1ff") /* links, what is chosen */                                              \
    X(GOOD, "good", "#1b7339", "#67c381")     /* what holds */                                                         \
    X(WARN, "warn", "#8a5a00", "#e0ad52")     /* what is lost */                                                       \
    X(BAD, "bad", "#b3261e", "#ff8a80")       /* what fails */

typedef enum palette_role {
#define PALETTE_ROLE_ENUM(ENUM, name, light, dark) PALETTE_##ENUM,
    PALETTE_FOR_EACH_ROLE(PALETTE_ROLE_ENUM)
#undef PALETTE_ROLE_ENUM
        PALETTE_ROLES
} palette_role;

/* "#rrggbb"; static text. */
const char *palette_colour(palette_role role, palette_theme theme);

/*
 * Appends style rules that define all colours as custom properties (--int-fill, --int-line, --int-ink, ..., --paper and
 * so on). They are light or dark as the reader's system says, and as `data-theme` of the root says, where it is set; on
 * paper they are light.
 */
void palette_css(text *out);

/*
 * The same for elements of one class, in somebody else's page: `data-theme` may be set on them or on anything around
 * them. Also takes Material for MkDocs' `data-md-color-scheme`.
 */
void palette_css_of_class(text *out, const char *class);

/* What marks a conversion: "" exact, "~" rounds, "!" overflows, "×" drops (U+00D7), "?" unknown; static UTF-8. */
const char *palette_mark(val_cost cost);

/* What the mark says, for legends: "may round", "" for exact; static text. */
const char *palette_mark_meaning(val_cost cost);

/* The name of a kind for legends: "signed integer"; static text. */
const char *palette_kind_name(val_kind kind);

#endif
