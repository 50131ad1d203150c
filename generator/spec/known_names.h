/*
 * The names that other systems have for formats, which `import` knows: NumPy's, PyTorch's, C's, XLA's and so on. The
 * list in specs/reference.md, "Names that import knows", is that of known_names_table.
 */
#ifndef JOINERY_SPEC_KNOWN_NAMES_H
#define JOINERY_SPEC_KNOWN_NAMES_H

#include "spec/dtype.h"

typedef struct known_names {
    const char *format; /* a well-known dtype, or `complex of PART`, or an integer of another width: "i128" */
    const char *names;  /* with ", " between them; a blank also stands for `_` */
} known_names;

extern const known_names known_names_table[];
extern const size_t known_names_count;

/* What a name means. One of `known` and `values.kind` says it. */
typedef struct known_name {
    const dtype_known *known; /* a well-known dtype, else NULL */
    val_set values;           /* else an integer, or a complex number */
    const char *of;           /* complex: its part's well-known dtype */
} known_name;

/*
 * Finds what a name means: first as a well-known dtype's own name, then in the table, then as an integer of 1 to 256
 * bits (int128, u5); in upper or lower case, and without a module's name in front (torch.float32, arrow::int8). False
 * if nobody knows it.
 */
bool known_name_find(const char *name, known_name *to);

#endif
