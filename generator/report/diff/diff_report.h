/* How the promotions of two specs differ: `joinery diff`. */
#ifndef JOINERY_REPORT_DIFF_DIFF_REPORT_H
#define JOINERY_REPORT_DIFF_DIFF_REPORT_H

#include "analysis/analysis.h"
#include "analysis/dtype_matching.h"
#include "base/text.h"
#include "report/write/json.h"

/* A cell over dtypes that both have. The operands are ids of the left spec; LAT_NONE is undefined. */
typedef struct cell_difference {
    lat_id a, b;
    lat_id left, right; /* the results: ids of the left spec and of the right one */
} cell_difference;

/* A conversion between dtypes that both have, ids of the left spec, which castings of one name treat differently. */
typedef struct cast_difference {
    const char *casting;
    lat_id from, to;
    bool left; /* the left spec alone allows it, else the right one */
} cast_difference;

typedef struct diff_report {
    const analysis *left, *right;
    dtype_matching matching;
    cell_difference *cells; /* those that differ, in the order of `left` */
    size_t count, capacity;
    cast_difference *casts; /* casting by casting, in the order of `left` */
    size_t cast_count, cast_capacity;
    bool common; /* what one spec alone has is no difference */
} diff_report;

/* False where one of the specs has castings alone: then no cells are compared. */
bool diff_has_promotions(const diff_report *report);

/* Compares promotions and castings. The analyses must outlive the report, whose lists diff_report_free() frees. */
void diff_report_find(const analysis *left, const analysis *right, diff_report *found);
void diff_report_free(diff_report *report);

/*
 * True if no cell differs, and no casting, and both have the same dtypes, whatever they call them, and castings of the same
 * names; or with `common`, if there is a dtype that both have.
 */
bool diff_report_is_equal(const diff_report *report);

/* What a report calls a side: its spec's name, or where both have one, what it was called on the command line. */
const char *diff_name(const diff_report *report, bool right);

/* True if two dtypes that both have promote alike; ids of the left spec. */
bool diff_is_same(const diff_report *report, lat_id a, lat_id b);

/* True if the cell of the exchanged operands differs alike. */
bool diff_is_mirrored(const diff_report *report, const cell_difference *cell);

/* How many dtypes of the left spec, or of the right one, the other lacks; their names, separated by spaces. */
size_t diff_missing(const diff_report *report, bool right);
void diff_missing_names(text *out, const diff_report *report, bool right);

/* Adds keys and what they hold, in an object: the dtypes that one spec alone has; the pairs that differ in name, as
 * objects with those two keys. */
void diff_missing_member(json *out, const char *key, const diff_report *report, bool right);
void diff_renamed_member(json *out, const char *key, const diff_report *report, const char *left, const char *right);

/* Whether there is such a pair. */
bool diff_renames(const diff_report *report);

/* Appends the cells that differ as CSV; with `baseline`, the left spec is an earlier version of the right one. */
void diff_csv(text *out, const diff_report *report, bool baseline);

#endif
