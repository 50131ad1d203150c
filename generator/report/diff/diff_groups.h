/* The differences between two specs by what they have in common: the kinds of the operands, and what happens. */
#ifndef JOINERY_REPORT_DIFF_DIFF_GROUPS_H
#define JOINERY_REPORT_DIFF_DIFF_GROUPS_H

#include "report/diff/diff_report.h"
#include "report/write/kinds.h"

/*
 * How the results of a cell that differs compare. A result is wider that has more bits. Where one result is weak and
 * the other is not, that alone counts: the width of a weak result depends on the next operand.
 */
typedef enum diff_outcome {
    DIFF_ONLY_LEFT, /* the left spec alone defines the cell */
    DIFF_ONLY_RIGHT,
    DIFF_WIDER_LEFT,
    DIFF_WIDER_RIGHT,
    DIFF_WEAK_LEFT, /* the left result alone is weak */
    DIFF_WEAK_RIGHT,
    DIFF_AS_WIDE,
    DIFF_OTHER, /* a result is opaque or abstract: it has no known width */
    DIFF_OUTCOMES
} diff_outcome;

/* What the cells of a group have in common: the kinds of the operands, and how the results compare. */
typedef struct diff_key {
    kind_set a, b; /* an integer counts as any integer, unless it meets another one */
    bool ordered;  /* the mirrored cells differ in another manner */
    diff_outcome outcome;
} diff_key;

/* A cell, or two that mirror each other. */
typedef struct diff_row {
    diff_key key;
    cell_difference at;
    val_losses left_losses, right_losses; /* of both strong operands; VAL_LOSS_UNKNOWN: nothing is known */
    unsigned cells;                       /* 1 or 2 */
} diff_row;

typedef struct diff_group {
    diff_row *rows; /* by their results, then by their losses, then by their operands; or by their operands alone */
    size_t count, cells;
    size_t left_lossy, right_lossy; /* cells */
    bool by_operands;               /* one spec alone defines the cells, and has too many results to list them */
} diff_group;

/* What one side loses in the cells that differ: in how many. */
typedef struct diff_lost {
    size_t known, lossy, by_loss[VAL_LOSS_COUNT];
} diff_lost;

typedef struct diff_groups {
    diff_row *rows;
    size_t row_count;
    diff_group *groups; /* those of most cells first */
    size_t count;
    size_t outcomes[DIFF_OUTCOMES]; /* cells */
    diff_lost left, right;
} diff_groups;

/* How the results of a cell compare; appends that in words: "the result is wider in numpy". */
diff_outcome diff_outcome_of(const diff_report *report, const cell_difference *difference);
void diff_outcome_words(text *out, diff_outcome outcome, const char *left, const char *right);

/* Groups the cells that differ. diff_groups_free() frees what is found. */
void diff_groups_find(const diff_report *report, diff_groups *found);
void diff_groups_free(diff_groups *groups);

/* How many rows of a group, from `first` on, a report has in one line. */
size_t diff_line_length(const diff_group *group, size_t first);

/* True if values are lost. */
bool diff_is_lossy(val_losses losses);

/*
 * Appends the operands of rows that are sorted by a, then by b: first operands with the same second ones are one set.
 * Long sets and long lists of sets end with "and N more". `between` separates two sets: "with".
 */
void operand_sets(text *out, const spec *names, const diff_row *rows, size_t count, const char *between);

#endif
