#include "compiled_tables.h"

#include "base/memory.h"
#include "base/text.h"
#include "fuzz.h"
#include "lattice/result_type.h"

#include <ctype.h>
#include <libtcc.h>
#include <string.h>
#include <sys/mman.h>

enum { TRIPLES_AT_MOST = 8 /* dtypes whose triples and constants are all checked */ };

/* The answers of the header, as functions of plain numbers. */
typedef struct answers {
    unsigned (*promote)(unsigned a, unsigned b);
    unsigned (*can_promote)(unsigned from, unsigned to);
    unsigned (*loss)(unsigned from, unsigned to);
    unsigned (*three)(unsigned a, unsigned b, unsigned c);
    const char *(*name)(unsigned d);
    unsigned (*from_name)(const char *name);
    unsigned (*fact)(unsigned d, unsigned which); /* size, weak, materialized, kind */
    const unsigned *constants;                    /* of pairs, then of triples */
} answers;

static const char program[] =
    "\ntypedef PREFIX_dtype dtype_;\n"
    "unsigned check_promote(unsigned a, unsigned b) { return PREFIX_promote_types((dtype_)a, (dtype_)b); }\n"
    "unsigned check_can_promote(unsigned a, unsigned b) { return PREFIX_can_promote((dtype_)a, (dtype_)b); }\n"
    "unsigned check_loss(unsigned a, unsigned b) { return PREFIX_cast_loss((dtype_)a, (dtype_)b); }\n"
    "unsigned check_three(unsigned a, unsigned b, unsigned c) {\n"
    "    const dtype_ list[3] = { (dtype_)a, (dtype_)b, (dtype_)c };\n"
    "    return PREFIX_result_type(3, list);\n"
    "}\n"
    "const char *check_name(unsigned d) { return PREFIX_dtype_name((dtype_)d); }\n"
    "unsigned check_from_name(const char *name) { return PREFIX_dtype_from_name(name); }\n"
    "unsigned check_fact(unsigned d, unsigned which) {\n"
    "    return which == 0 ? (unsigned)PREFIX_dtype_size((dtype_)d) : which == 1 ? PREFIX_dtype_is_weak((dtype_)d)\n"
    "         : which == 2 ? (unsigned)PREFIX_dtype_materialize((dtype_)d) : "
    "(unsigned)PREFIX_dtype_get_kind((dtype_)d);\n"
    "}\n";

/* A template with the prefix in its place. */
static void add_with_prefix(text *out, const char *from, const char *prefix) {
    for (const char *at; (at = strstr(from, "PREFIX")) != NULL; from = at + strlen("PREFIX")) {
        text_add_n(out, from, (size_t)(at - from));
        text_add(out, prefix);
    }
    text_add(out, from);
}

static void add_upper(text *out, const char *word) {
    for (; *word; word++)
        text_add_char(out, (char)toupper((unsigned char)*word));
}

static void add_ident(text *out, const spec *spec, size_t id) {
    add_upper(out, spec->dtypes[id].ident);
}

/* What the macros for constant expressions give, of all pairs, and of the triples (a, b, a). */
static void add_constants(text *out, const spec *spec, const char *prefix) {
    const size_t n = spec->dtype_count;
    text_add(out, "const unsigned check_constants[] = {\n");
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++) {
            add_upper(out, prefix);
            text_add(out, "_PROMOTE_TYPES(");
            add_ident(out, spec, a);
            text_add(out, ", ");
            add_ident(out, spec, b);
            text_add(out, "),\n");
        }
    text_add(out, "0 };\n");
}

static void complain(void *context, const char *message) {
    (void)context;
    fprintf(stderr, "%s\n", message);
}

/* Gives a pointer to a function what is at an address, which C has no cast for. */
static void find(TCCState *from, const char *name, void *function) {
    void *address = tcc_get_symbol(from, name);
    FUZZ_CHECK(address != NULL);
    memcpy(function, &address, sizeof address);
}

/* Compiles the program into memory of `*size` bytes, which the caller unmaps. */
static void *compile(const char *source, size_t *size, bool constants, answers *made) {
    TCCState *tcc = tcc_new();
    FUZZ_CHECK(tcc != NULL);
    tcc_set_error_func(tcc, NULL, complain);
    tcc_set_options(tcc, "-nostdlib -std=c11");
    tcc_set_output_type(tcc, TCC_OUTPUT_MEMORY);
    const bool good = tcc_compile_string(tcc, source) == 0;
    if (!good) fprintf(stderr, "%s", source);
    FUZZ_CHECK(good);
    int (*const compare)(const char *, const char *) = strcmp;
    void *address;
    memcpy(&address, &compare, sizeof address);
    tcc_add_symbol(tcc, "strcmp", address);
    const int bytes = tcc_relocate(tcc, NULL);
    FUZZ_CHECK(bytes > 0);
    *size = (size_t)bytes;
    void *code = mmap(NULL, *size, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    FUZZ_CHECK(code != MAP_FAILED && tcc_relocate(tcc, code) == 0);
    find(tcc, "check_promote", &made->promote);
    find(tcc, "check_can_promote", &made->can_promote);
    find(tcc, "check_loss", &made->loss);
    find(tcc, "check_three", &made->three);
    find(tcc, "check_name", &made->name);
    find(tcc, "check_from_name", &made->from_name);
    find(tcc, "check_fact", &made->fact);
    if (constants) find(tcc, "check_constants", &made->constants);
    tcc_delete(tcc);
    return code;
}

static unsigned value_of(const analysis *analysis, lat_id id) {
    const unsigned none = analysis->spec->dtype_count > 254 ? 65535 : 255;
    return id == LAT_NONE ? none : (unsigned)spec_dtype_value(analysis->spec, id);
}

static void check_pair(const analysis *analysis, const answers *given, lat_id a, lat_id b) {
    const spec_dtype *dtypes = analysis->spec->dtypes;
    const unsigned x = value_of(analysis, a), y = value_of(analysis, b);
    const unsigned join = value_of(analysis, lat_join(&analysis->promotion, a, b));
    FUZZ_CHECK(given->promote(x, y) == join);
    if (given->constants) FUZZ_CHECK(given->constants[a * analysis->spec->dtype_count + b] == join);
    FUZZ_CHECK(given->can_promote(x, y) == (unsigned)lat_leq(&analysis->promotion.order, a, b));
    FUZZ_CHECK(given->loss(x, y) == val_conversion_losses(&dtypes[a].values, &dtypes[b].values));
}

static void check_dtype(const analysis *analysis, const answers *given, lat_id id) {
    const spec_dtype *dtype = &analysis->spec->dtypes[id];
    const unsigned value = value_of(analysis, id);
    const lat_id stored = dtype->weak_of && dtype->strong != LAT_NONE ? dtype->strong : id;
    FUZZ_CHECK(strcmp(given->name(value), dtype->name) == 0);
    FUZZ_CHECK(given->from_name(dtype->name) == value);
    for (size_t i = 0; i < dtype->alias_count; i++)
        FUZZ_CHECK(given->from_name(dtype->aliases[i]) == value);
    FUZZ_CHECK(given->fact(value, 0) == dtype->size);
    FUZZ_CHECK(given->fact(value, 1) == (dtype->weak_of != NULL));
    FUZZ_CHECK(given->fact(value, 2) == value_of(analysis, stored));
    FUZZ_CHECK(given->fact(value, 3) == (unsigned)dtype->values.kind);
}

/* All triples of the first dtypes, and of the last one with each two. */
static void check_triples(const analysis *analysis, const answers *given) {
    const size_t n = analysis->spec->dtype_count, first = n < TRIPLES_AT_MOST ? n : TRIPLES_AT_MOST;
    for (size_t a = 0; a < first; a++)
        for (size_t b = 0; b < first; b++)
            for (size_t c = 0; c < first; c++) {
                const lat_id ids[3] = {(lat_id)a, (lat_id)(n - 1 - b), (lat_id)c};
                const lat_id result = lat_result_type(&analysis->promotion, analysis->spec->nary, ids, 3);
                FUZZ_CHECK(given->three(value_of(analysis, ids[0]), value_of(analysis, ids[1]),
                                        value_of(analysis, ids[2])) == value_of(analysis, result));
            }
}

void compiled_tables_check(const char *header, const char *prefix, const analysis *analysis) {
    const size_t n = analysis->spec->dtype_count;
    const bool constants = n <= TRIPLES_AT_MOST;
    text source = {0};
    text_add(&source, header);
    add_with_prefix(&source, program, prefix);
    if (constants) add_constants(&source, analysis->spec, prefix);
    answers given = {0};
    size_t size;
    void *code = compile(text_string(&source), &size, constants, &given);
    for (size_t a = 0; a < n; a++) {
        check_dtype(analysis, &given, (lat_id)a);
        for (size_t b = 0; b < n; b++)
            check_pair(analysis, &given, (lat_id)a, (lat_id)b);
    }
    const unsigned beyond = n > 254 ? 65534 : 254; /* out of range, or a hole, unless a dtype has just that value */
    if (spec_has_values(analysis->spec) || n < beyond)
        FUZZ_CHECK(given.promote(beyond + 1, beyond + 1) == value_of(analysis, LAT_NONE));
    FUZZ_CHECK(given.from_name("no such dtype") == value_of(analysis, LAT_NONE));
    check_triples(analysis, &given);
    munmap(code, size);
    text_free(&source);
}
