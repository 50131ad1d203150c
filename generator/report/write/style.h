/* How text for people looks: colour, box drawing and the sign of a join, for terminals alone. */
#ifndef JOINERY_REPORT_WRITE_STYLE_H
#define JOINERY_REPORT_WRITE_STYLE_H

#include "base/text.h"

#include <stdbool.h>

typedef struct style {
    bool colour;
    bool boxes;     /* lines of box drawing, and arrows */
    bool join_sign; /* the join of two dtypes is written with U+2228 */
    size_t columns; /* of the terminal; 0: not known, or it is none */
} style;

typedef enum paint { PAINT_PLAIN, PAINT_BOLD, PAINT_DIM, PAINT_GOOD, PAINT_BAD } paint;

/*
 * The style for what goes to the file descriptor: plain unless it is a terminal; colour only without NO_COLOR, the sign
 * of a join only in a UTF-8 locale. How wide the terminal is, COLUMNS says, or else the terminal itself.
 */
style style_for(int descriptor);

/* What stands between two dtypes for their join: "∨" (U+2228) where the style has it, else "v". */
const char *style_join(style style);

/* The class of elements in that colour in HTML: "j-good", "" for PAINT_PLAIN. */
const char *style_class(paint colour);

/* Appends the string, in that colour where the style has colours. */
void style_add(text *out, style style, paint colour, const char *string);

#endif
