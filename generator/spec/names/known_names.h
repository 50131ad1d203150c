/* What names of dtypes mean to the systems that have them (spec/names/name_table.h). */
#ifndef JOINERY_SPEC_NAMES_KNOWN_NAMES_H
#define JOINERY_SPEC_NAMES_KNOWN_NAMES_H

#include "base/text.h"
#include "spec/names/name_table.h"
#include "spec/spec.h"

/* What a name means. One of `known`, `values.kind` and `is_unbounded` says it. */
typedef struct known_name {
    const dtype_known *known; /* a well-known dtype, else NULL */
    val_set values;           /* else an integer, or a complex number */
    bool is_unbounded;        /* else a number of any size, which no format holds: an abstract dtype */
    const char *of;           /* complex: its part's well-known dtype */
    const name_row *row;      /* where it is listed; NULL: joinery's own name, or one that tells an integer's bits */
    unsigned systems;         /* NAME_SYSTEM_BIT: those that mean this by it */
    unsigned exact;           /* those of them that write it so, in upper and lower case */
} known_name;

enum { KNOWN_NAME_READINGS = 8 /* that a name has at most */ };

/*
 * Finds what a name means to whom, the usual meaning first: as a well-known dtype's own name, as an integer of 1 to 256
 * bits (int128, u5), as it is listed; in upper or lower case, and without a module's name in front (torch.float32,
 * arrow::int8), which tells the system. Gives the number of readings: 0 if nobody knows it.
 */
size_t known_name_readings(const char *name, known_name *readings);

/* Finds what it means to a system, the usual meaning if that does not know it. False if there is none:
 * float8 is a name to SQL alone. */
bool known_name_find(const char *name, name_system system, known_name *known);

/* Appends the format for people: u8, `complex of f16`, i24, unbounded. */
void known_name_format(text *out, const known_name *known);

/* Whose names a spec has: as it says, or Python's if it has i*, f* or c*, which are Python's scalars. */
name_system known_name_system(const spec *spec);

/*
 * Finds the strong dtypes of a spec that have the format a name means in the spec's system, but for the spec's own
 * names and aliases, which mean nothing here. One that has joinery's name for the format is the only one, and so is the
 * weak one of the kind for one of Python's own words where the names are Python's or PyTorch's. Gives their number;
 * `found` holds `most` of them at most.
 */
size_t known_name_dtypes(const spec *spec, const char *name, lat_id *found, size_t most);

/* Appends the name nearest to a misspelt one, of those by which dtypes of a spec are meant, or without one of all
 * that begin alike and differ in more than digits, which make another dtype. False if none is near. */
bool known_name_nearest(const spec *spec, const char *word, text *nearest);

/*
 * Appends what to write in `dtypes` for the format that a name means to a system: bf16 for torch.bfloat16, without
 * quotes, { "i128", kind = "int", bits = 128 } for __int128. False if nobody knows the name.
 */
bool known_name_definition(const char *name, name_system system, text *out);

#endif
