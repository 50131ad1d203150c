/*
 * A promotion spec as data (specs/reference.md, "The spec file"): what a Lua spec, or a table, says after it has
 * been read, checked and merged with what it extends. All later modules start from this struct.
 */
#ifndef JOINERY_SPEC_SPEC_H
#define JOINERY_SPEC_SPEC_H

#include "base/map.h"
#include "lattice/laws.h"
#include "lattice/op_result.h"
#include "lattice/promotion.h"
#include "lattice/value_set.h"
#include "spec/diagnostics.h"
#include "spec/dtype.h"
#include "spec/host.h"
#include "spec/names/name_systems.h"
#include "spec/read/read_options.h"
#include "spec/words.h"
#include "templates/op_catalogue.h"

/* The enumerators' values that a spec may give are ints of either sign up to that; SPEC_NO_VALUE: it gives none. */
#define SPEC_LARGEST_VALUE 2147483647
#define SPEC_NO_VALUE      (-SPEC_LARGEST_VALUE - 1)

/* What `inexact` calls "-": the dtype is divided in none. */
#define SPEC_NOT_DIVIDED LAT_AMBIGUOUS

/* Up to that, generated tables are laid out by value. */
#define SPEC_TABLE_LAST 254

typedef struct spec_dtype {
    char *name;         /* as the spec writes it: "f8_e4m3fn", "i*" */
    char *ident;        /* its name in C: "f8_e4m3fn", "i_weak" */
    char *title;        /* or NULL */
    char *as;           /* the well-known dtype that it is under a name of its own, or NULL */
    const char *format; /* see spec_dtype_format */
    char **aliases;     /* further names */
    size_t alias_count;
    int value;      /* its enumerator's; SPEC_NO_VALUE: its id. All dtypes of a spec have one, or none has */
    char *weak_of;  /* the name of what a weak dtype stands for, NULL for a strong one */
    lat_id strong;  /* id of that dtype, its own id if strong; LAT_NONE where it is a well-known one not in the spec */
    char *of;       /* complex: the name of its part's dtype, or NULL */
    val_set values; /* for a weak dtype, those of what it stands for */
    unsigned size;  /* bytes per element; 0 for an abstract one that says none */
    char *ctype, *to_f64, *from_f64; /* opaque (also of a weak one that stands for it), else NULL */
    bool well_known;                 /* by its name or `as`, or weak: its definition need not be written out */
    spec_overflow overflow;          /* of a weak one, that of what it stands for */
    bool alone;                      /* `promotes` has an empty list for it: that it stands alone is meant */
    dtype_host host;                 /* what other code calls it */
    spec_place place;                /* of its name where it is defined, for diagnostics */
    spec_place part_place;           /* of the name of what it stands for or is made of */
} spec_dtype;

/* A file that was read. */
typedef struct spec_file {
    char *path;
    char *text; /* all of it, but for a byte order mark */
    size_t length;
} spec_file;

typedef struct spec_pair {
    lat_id a, b;
} spec_pair;

/* A set of dtypes, as words of a spec name it (spec/set.h). */
typedef struct spec_set {
    char *name;
    bool *members;    /* by id */
    bool *named;      /* by id: the members that are so by their names */
    unsigned classes; /* those among its words, as a mask: a dtype that is added later is a member by them */
    spec_place place; /* of its name, for diagnostics */
} spec_set;

/* What an operation is computed in, as a spec writes it: X(ENUM, name). */
#define SPEC_FOR_EACH_OP_FORM(X)                                                                                       \
    X(DEFAULT, "default")   /* as if there were no rule */                                                             \
    X(JOIN, "join")         /* what the operands promote to */                                                         \
    X(INEXACT, "inexact")   /* that; of bool and integers the dtype that `inexact` says */                             \
    X(PART, "part")         /* that; of complex numbers the dtype of their parts */                                    \
    X(FIXED, "fixed")       /* one dtype */                                                                            \
    X(FLOOR, "floor")       /* the promotion of the operands and one dtype */                                          \
    X(LOOPS, "loops")       /* the first of a list that all operands promote to */                                     \
    X(MAP, "map")           /* by dtype */                                                                             \
    X(LISTED, "signatures") /* nothing but the signatures that the entry lists */

typedef enum spec_op_form {
#define SPEC_OP_FORM_ENUM(ENUM, name) SPEC_OP_##ENUM,
    SPEC_FOR_EACH_OP_FORM(SPEC_OP_FORM_ENUM)
#undef SPEC_OP_FORM_ENUM
} spec_op_form;

/* What a dtype becomes in a map. */
typedef enum spec_op_value_form { OP_VALUE_SAME, OP_VALUE_PART, OP_VALUE_INEXACT, OP_VALUE_DTYPE } spec_op_value_form;
typedef struct spec_op_value {
    spec_op_value_form form;
    lat_id dtype; /* of OP_VALUE_DTYPE; LAT_NONE: undefined */
} spec_op_value;

/* One line of a map. */
typedef struct spec_op_case {
    spec_set of;
    bool one_dtype; /* its key is the name of a dtype, which comes before all others */
    spec_op_value value;
} spec_op_case;

typedef struct spec_op_map {
    spec_op_case *lines;
    size_t count;
} spec_op_map;

typedef enum spec_op_promote { OP_PROMOTE_DEFAULT, OP_PROMOTE_TRUE, OP_PROMOTE_FALSE, OP_PROMOTE_SAME } spec_op_promote;
enum { OP_BY_JOIN = 0, OP_BY_EACH = -1 }; /* or the place of an operand, from 1 */

/* A word of `stub`: of its field `field`, for `of` where that is a table, NULL where it is one word or a list. */
typedef struct spec_stub_word {
    char *field, *of;
    char *word; /* NULL: false, there is no function */
} spec_stub_word;

/* An entry of `ops` that has a key, or of `results`. */
typedef struct spec_op {
    char *name;
    bool known;     /* joinery has kernels of it */
    bool left_out;  /* NAME = false; nothing else counts then */
    unsigned arity; /* how many operands it has */
    spec_op_promote promote;
    spec_set operands[LAT_OP_MOST_OPERANDS], domain; /* without members: not given */
    spec_set kernels;                                /* what it has kernels for; likewise */
    bool reduce, commutative, monotone;
    spec_op_form form;
    int by;
    lat_id *dtypes; /* of FIXED, FLOOR and LOOPS */
    size_t count;
    spec_op_map map;     /* of MAP */
    spec_op_map compute; /* what is computed in instead of what the form says */
    spec_to_integer to_integer;
    lat_op_cell *cells; /* of MAP, and of LISTED the signatures */
    size_t cell_count;
    bool has_stub;        /* the host's functions compute it */
    spec_stub_word *stub; /* what `stub` says of them */
    size_t stub_count;
    spec_place place; /* of its name, for diagnostics; unknown of an inherited one */
    char *lost;       /* the dropped dtypes that its inherited rule gave, "i64 and u64"; NULL: none */
    spec_place lost_at;
} spec_op;

/* An operation of the spec. */
typedef struct spec_operation {
    const char *name;
    bool known;         /* joinery has kernels of it, which ask for what `kernels` says */
    op_rule kernels;    /* of another one its arity alone is set */
    const spec_op *own; /* the spec's entry; NULL: it is what joinery has it to be */
    const bool *served; /* by id, the dtypes that it may have kernels for, borrowed; NULL: all */
    bool is_stub;       /* functions of the host compute what joinery has no rule for */
    bool commutative;
    lat_op rule; /* the dtype of its result */
} spec_operation;

/* A conversion that a casting of the spec's own allows or refuses, whatever it is made from. */
typedef struct spec_cast {
    lat_id from, to;
    bool allows;
    bool in_table; /* the casting's table has it */
} spec_cast;

/* The most castings of a spec, with those that every spec has: a cell of the generated table has 32 bits, 6 for losses. */
#define SPEC_MOST_CASTINGS 26

/* A casting of the spec's own. */
typedef struct spec_casting {
    char *name;
    spec_casting_base from; /* what allows the other conversions */
    spec_cast *casts;       /* ordered by `from`, then `to` */
    size_t cast_count;
    char **includes; /* names of castings whose conversions this one is to allow too */
    size_t include_count;
    spec_place place; /* of its name, for diagnostics */
} spec_casting;

typedef struct spec {
    char *file;                                     /* what diagnostics call it */
    char *name;                                     /* the C identifier; prefix of every generated name */
    char *title, *source, *note, *license, *header; /* or NULL */
    spec_dtype *dtypes;
    size_t dtype_count;
    bool from_table;
    spec_set *sets; /* in the order of their names */
    size_t set_count;
    lat_edge *edges; /* lattice form */
    size_t edge_count;
    lat_id *table; /* table form: n x n by id, LAT_NONE for undefined */
    lat_resolve *resolves;
    size_t resolve_count;
    bool laws[LAT_LAW_COUNT]; /* those that must hold */
    char **ops;               /* well-known operations that it lists; NULL: all */
    size_t op_count;
    bool ops_only;    /* these and the entries are all, conversions among them: `only` of `ops` */
    spec_op *entries; /* what it says of operations itself, in the order of their names */
    size_t entry_count;
    spec_operation *operations; /* all that it has: the well-known ones in joinery's order, then its own */
    size_t operation_count;
    bool *weak;     /* by id; made with the operations, NULL without them */
    spec_pair *hot; /* the pairs of a staged spec that have kernels of their own; NULL: it is not staged */
    size_t hot_count;
    lat_id inexact_default; /* LAT_NONE: the spec has no float that would do; or SPEC_NOT_DIVIDED */
    lat_id *inexact;        /* by id; LAT_NONE: the default; or SPEC_NOT_DIVIDED */
    spec_casting *castings; /* in the order of their names */
    size_t casting_count;
    bool by_zero_ones; /* by_zero = "ones" */
    bool via_f32;      /* rounding = "via_f32" */
    spec_weak_scalars weak_scalars;
    spec_in_range in_range;
    name_system names; /* whose words for dtypes are meant that are not the spec's own */
    spec_host host;    /* what other code calls dtypes */
    lat_nary nary;     /* the rule for three and more dtypes */
    spec_file *files;  /* every file read, this one first; installed specs read from the program are not files */
    size_t file_count;
    char *remarks;            /* on how names were read: lines for people, or NULL */
    struct spec_notes *notes; /* the reader's own, for look-ups and messages; NULL in a spec made by other means */
    char hash[65];            /* SHA-256 of the texts read (this spec, then what it extends, in order), as hex */
} spec;

/* What the reader remembers of a spec. */
struct spec_notes {
    spec_place name_place;      /* of the spec's name */
    map by_name;                /* ids; the keys are the names and aliases of the dtypes, which are not copied */
    spec_place *edge_places;    /* by edge */
    spec_place *resolve_places; /* by resolve */
    spec_place *row_places;     /* of a table's rows, by dtype; not known of inherited ones; NULL: there is no table */
    char *text;                 /* the whole file, but for a byte order mark */
    size_t text_length;
    bool csv;                   /* the file is a table, not a spec in Lua */
    bool inexact_default_given; /* by the spec or what it extends: a spec that extends it inherits the default */
    char *inexact_lost;         /* the dropped dtypes that an inherited `inexact` names, "f64"; NULL: none */
    spec_place inexact_lost_at;
};

void spec_free(spec *spec);

/* Frees what an entry of `ops` holds, not the entry itself; and the list of operations with all that it holds. */
void spec_op_clear(spec_op *op);
void spec_operations_free(spec *spec);

/* Frees what a set, or a casting, owns, not the struct itself. */
void spec_set_free(spec_set *set);
void spec_casting_free(spec_casting *casting);

/* Frees a list of files. */
void spec_files_free(spec_file *files, size_t count);

/* The id of a dtype by name or alias, LAT_NONE if there is none. */
lat_id spec_find_dtype(const spec *spec, const char *name);

/* The name of a dtype, "-" for LAT_NONE. */
const char *spec_dtype_name(const spec *spec, lat_id id);

/* By id, which dtypes are weak. The caller frees it. */
bool *spec_weak_dtypes(const spec *spec);

/* All that dtypes are called: their names, by id, then their aliases. The caller frees the array, not the names. */
const char **spec_dtype_words(const spec *spec, size_t *count);

/* The default of `inexact`: the widest strong float that may have kernels, LAT_NONE if there is none. */
lat_id spec_widest_float(const spec *spec);

/* The dtype that a join is divided in: bool and integers in what `inexact` says, LAT_NONE if there is none. */
lat_id spec_divided_in(const spec *spec, lat_id join);

/* Lets diagnostics about the spec show the lines of its file, where they are known. */
void spec_show_lines(const spec *spec, spec_diagnostics *diagnostics);

/*
 * The name of the well-known dtype that has the same values for the reason that the spec says so: by the dtype's own
 * name or by its `as`. Of a weak dtype that of what it stands for. NULL: the dtype is a custom one. Static text.
 */
const char *spec_dtype_format(const spec_dtype *dtype);

/* The first strong dtype of that format (spec_dtype_format), LAT_NONE if there is none. */
lat_id spec_find_format(const spec *spec, const char *format);

/* The dtype of a complex one's parts; LAT_NONE of any other, or where it is a well-known one that is not in the spec.
 */
lat_id spec_dtype_part(const spec *spec, const spec_dtype *dtype);

/* Its enumerator's value: that which the spec gives, or its id. */
int spec_dtype_value(const spec *spec, lat_id id);

/* Gives the integer that the host's C has for no dtype; false, and *none as it was, where that says none. */
bool spec_host_none(const spec *spec, int *none);

/* True if the spec gives the values of enumerators. */
bool spec_has_values(const spec *spec);

/*
 * The value of a dtype that is added to a spec that gives values: one above all that are taken or, if tables can be
 * laid out by value and these are used up, the first that is free.
 */
int spec_new_value(const spec *spec);

/* Gives a dtype what a well-known one has: values, size, part, format. */
void spec_dtype_make_known(spec_dtype *dtype, const dtype_known *known);

/* For bsearch() and qsort(): the order of conversions, by `from`, then by `to`. */
int spec_cast_compare(const void *left, const void *right);

/* False of a spec that has castings, and no two dtypes of which one promotes to the other, as a table of castings. */
bool spec_has_promotions(const spec *spec);

/* Tells the values of opaque and abstract dtypes apart: each has its own, and a weak one those of its strong one. */
void spec_identify_values(spec *spec);

/* Frees what a dtype owns, not the dtype itself. */
void spec_dtype_clear(spec_dtype *dtype);

/*
 * By id: whether a dtype of a spec in lattice form is in none of the edges and resolves, though there are some. The
 * caller frees it.
 */
bool *spec_find_unrelated(const spec *spec);

#endif
