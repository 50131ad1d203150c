/*
 * A promotion spec as data (contract: the spec file): what a Lua spec, or a CSV table, says after it has been read,
 * checked and merged with what it extends. Everything later in the house starts from this struct.
 */
#ifndef JOINERY_SPEC_SPEC_H
#define JOINERY_SPEC_SPEC_H

#include "lattice/laws.h"
#include "lattice/promotion.h"
#include "lattice/value_set.h"
#include "spec/diagnostics.h"

typedef struct spec_dtype {
    char *name;     /* as the spec writes it: "f8_e4m3fn", "i*" */
    char *ident;    /* its name in C: "f8_e4m3fn", "i_weak" */
    char *title;    /* or NULL */
    char *weak_of;  /* the name of what a weak dtype stands for, NULL for a strong one */
    lat_id strong;  /* id of that dtype, its own id if strong; LAT_NONE where it is a well-known one not in the spec */
    char *of;       /* complex: the name of its part's dtype, or NULL */
    val_set values; /* for a weak dtype, those of what it stands for */
    unsigned size;  /* bytes an element; 0 for abstract */
    char *ctype, *to_f64, *from_f64; /* opaque (also of a weak one that stands for it), else NULL */
    bool well_known;                 /* named by a string, or weak: its definition need not be written out */
    int line;                        /* where it is defined, for diagnostics */
} spec_dtype;

typedef struct spec_pair {
    lat_id a, b;
} spec_pair;

typedef struct spec {
    char *file;                           /* what diagnostics call it */
    char *name;                           /* the C identifier; prefix of every generated name */
    char *title, *source, *note, *header; /* or NULL */
    spec_dtype *dtypes;
    size_t dtype_count;
    bool from_table;
    lat_edge *edges; /* lattice form */
    size_t edge_count;
    lat_id *table; /* table form: n x n by id, LAT_NONE for undefined; NULL once handed to a promotion */
    lat_resolve *resolves;
    size_t resolve_count;
    bool laws[LAT_LAW_COUNT]; /* those that must hold */
    char **ops;               /* NULL: all */
    size_t op_count;
    spec_pair *hot; /* the pairs of a staged spec that have kernels of their own; NULL: it is not staged */
    size_t hot_count;
    lat_id inexact_default; /* LAT_NONE: the spec has no float that would do */
    lat_id *inexact;        /* by id; LAT_NONE: the default */
    bool via_f32;           /* rounding = "via_f32" */
    char **files;           /* every file read, this one first; installed specs read from the program are not files */
    size_t file_count;
    struct spec_notes *notes; /* the reader's own, for look-ups and messages; NULL in a spec made by other means */
    char hash[65];            /* SHA-256 of the texts read (this spec, then what it extends, in order), as hex */
} spec;

/* What keeps a spec from running away (contract: what a spec may do). 0 in any field: its default. */
typedef struct spec_limits {
    unsigned long long instructions; /* of the Lua machine */
    size_t memory;                   /* bytes in the Lua state */
    double seconds;                  /* of processor time, also inside a library call */
} spec_limits;

typedef struct spec_options {
    spec_limits limits;
    const char *const *op_names; /* every known operation; a spec's `ops` must be among them */
    size_t op_count;
    /* the text of an installed spec, or NULL where there is none of that name */
    const char *(*installed)(const char *name, size_t *length);
} spec_options;

/*
 * Reads a spec: `argument` is a path (also of a .csv table), the name of an installed spec, or "-" for standard input.
 * Returns NULL after adding to `diagnostics` at least one diagnostic. The caller frees with spec_free.
 */
spec *spec_read(const char *argument, const spec_options *options, spec_diagnostics *diagnostics);

/* The same from a text in memory; `file` is what messages call it, and siblings are looked for beside it. */
spec *spec_read_text(const char *file, const char *text, size_t length, const spec_options *options,
                     spec_diagnostics *diagnostics);

void spec_free(spec *of);

/* The id of a dtype by name, LAT_NONE if there is none. */
lat_id spec_find_dtype(const spec *of, const char *name);

/*
 * Lattice or table of the spec: fills *promotion. A cycle is a diagnostic in `diagnostics` (printed as a path); takes
 * over of->table. False after a diagnostic.
 */
bool spec_promotion(spec *of, lat_promotion *promotion, spec_diagnostics *diagnostics);

/*
 * A promotion table in CSV, as a spec in the simplest form that says the same (contract: `import`). `name` NULL: one
 * made from that of the file. NULL as above.
 */
spec *spec_import(const char *file, const char *name, const char *csv, size_t length, const spec_options *options,
                  spec_diagnostics *diagnostics);

struct text;
/* Writes the spec as a Lua file that reads back as the same spec. */
void spec_write(const spec *of, struct text *to);

/* Writes a dtype as it stands in `dtypes`, with its comma: "b", or { "i*", weak = "i64" }, */
void spec_write_dtype(const spec_dtype *of, struct text *to);
/* Writes a Lua string; a key of a table, i8 or ["i*"]. */
void spec_write_string(struct text *to, const char *string);
void spec_write_key(struct text *to, const char *key);

/*
 * Reads one more dtype as a spec would list it, a well-known name or a table. The answer is a spec in lattice form
 * without edges, whose dtypes are those of `of` and, as the last, the new one. NULL as above.
 */
spec *spec_with_dtype(const spec *of, const char *dtype, const spec_options *options, spec_diagnostics *diagnostics);

/* Adds a spec's name made from that of a file: "tables/My Table.csv" gives my_table. */
void spec_name_from_file(const char *file, struct text *name);

/* The default of `inexact`: the widest strong float up to 64 bits, LAT_NONE if there is none. */
lat_id spec_widest_float(const spec *of);

/* Writes a C identifier made from a dtype's name into `ident`; false where the name needs an `ident` of its own. */
bool spec_default_ident(const char *name, struct text *ident);

#endif
