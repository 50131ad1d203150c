/* A place in a file, for messages. */
#ifndef JOINERY_SPEC_PLACE_H
#define JOINERY_SPEC_PLACE_H

typedef struct spec_place {
    int line;   /* from 1; 0: not known; below 0: the file was not read */
    int column; /* of a word, in bytes from 1; 0: only the line is known */
    int width;  /* of that word, in bytes */
} spec_place;

/* Negative where `a` is before `b`, positive where it is after it. A whole line is before its words. */
static inline int spec_place_compare(spec_place a, spec_place b) {
    return a.line != b.line ? a.line - b.line : a.column - b.column;
}

/* All that is known is the line. */
static inline spec_place spec_place_line(int line) {
    return (spec_place){.line = line};
}

/* Nothing is known but the file. */
static inline spec_place spec_place_unknown(void) {
    return (spec_place){0};
}

/* There is no such file, or it cannot be read. */
static inline spec_place spec_place_unread(void) {
    return (spec_place){.line = -1};
}

#endif
