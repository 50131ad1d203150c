/*
 * The names that other systems have for formats, which `import` knows: NumPy's, PyTorch's, C's, XLA's and so on. A
 * test compares specs/reference.md, "Names that import knows", with known_names_table.
 */
#ifndef JOINERY_SPEC_NAMES_KNOWN_NAMES_H
#define JOINERY_SPEC_NAMES_KNOWN_NAMES_H

#include "base/text.h"
#include "spec/spec.h"

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
    const known_names *row;   /* where it is listed, if it is */
} known_name;

/*
 * Finds what a name means: first as a well-known dtype's own name, then in the table, then as an integer of 1 to 256
 * bits (int128, u5); in upper or lower case, and without a module's name in front (torch.float32, arrow::int8). False
 * if nobody knows it.
 */
bool known_name_find(const char *name, known_name *known);

/*
 * Finds the strong dtypes of a spec that have the format a name means, but for the spec's own names and aliases, which
 * mean nothing here. One that has joinery's name for the format is the only one. Gives their number; `found` holds
 * `most` of them at most.
 */
size_t known_name_dtypes(const spec *spec, const char *name, lat_id *found, size_t most);

/*
 * Appends what to write in `dtypes` for the format that a name means: bf16 for torch.bfloat16, without quotes,
 * { "i128", kind = "int", bits = 128 } for __int128. False if nobody knows the name.
 */
bool known_name_definition(const char *name, text *out);

#endif
