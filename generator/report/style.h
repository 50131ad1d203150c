/* How text for people looks: colour and box drawing, for terminals alone. */
#ifndef JOINERY_REPORT_STYLE_H
#define JOINERY_REPORT_STYLE_H

#include "base/text.h"

#include <stdbool.h>

typedef struct style {
    bool colour, boxes;
} style;

typedef enum paint { PAINT_PLAIN, PAINT_BOLD, PAINT_DIM, PAINT_GOOD, PAINT_BAD } paint;

/* The style for what goes to the file descriptor: plain unless it is a terminal; colour only without NO_COLOR. */
style style_for(int descriptor);

/* Appends the string, in that colour where the style has colours. */
void style_add(text *to, style with, paint colour, const char *string);

#endif
