/* What an operation gives: the dtype of its result, from those of its operands. */
#ifndef JOINERY_LATTICE_OP_RESULT_H
#define JOINERY_LATTICE_OP_RESULT_H

#include "lattice/promotion.h"

enum { LAT_OP_MOST_OPERANDS = 3 };

/* How the dtype that is computed in follows from the operands. */
typedef enum lat_op_form {
    LAT_OP_JOIN,    /* what they promote to */
    LAT_OP_EACH,    /* each is mapped, then they promote */
    LAT_OP_OPERAND, /* one of them */
    LAT_OP_FLOOR,   /* what they and one more dtype promote to */
    LAT_OP_LOOPS,   /* the first of a list that all of them promote to */
    LAT_OP_FIXED,   /* always the same */
    LAT_OP_LISTED   /* nothing but the cells */
} lat_op_form;

/* The result for some operands, whatever else the rule says; of cells with the same operands the first counts. */
typedef struct lat_op_cell {
    lat_id operands[LAT_OP_MOST_OPERANDS], result;
    lat_id computed_in; /* LAT_NONE: in what the operands promote to */
    bool states;        /* the spec says in so many words what it is computed in */
} lat_op_cell;

/* All arrays that are `by id` have an entry for each dtype; NULL stands for the usual. */
typedef struct lat_op {
    unsigned arity;                       /* 1 to LAT_OP_MOST_OPERANDS */
    bool *operands[LAT_OP_MOST_OPERANDS]; /* by id, what each operand may be; NULL: any dtype */
    bool *domain;                         /* by id, what operands may promote to; NULL: any dtype */
    bool promotes;                        /* operands must promote, whatever the form makes of them */
    bool *unpromoted;                     /* by id: operands that are all among these need not; NULL: none */
    bool same;                            /* all operands must be of one dtype, to which weak ones may give way */
    lat_op_form form;
    unsigned deciding; /* the operand that an OPERAND names, from 0 */
    bool converts;     /* an OPERAND is the result alone, to which what is computed in the join is converted */
    lat_id *dtypes;    /* the floor, the loops in their order, or the fixed one */
    size_t count;
    lat_id *map;     /* by id, what the form's dtype is computed in; LAT_NONE: nothing. NULL: itself */
    lat_id *gives;   /* by id, the result of what is computed in a dtype, likewise */
    lat_id *compute; /* by id, what is computed in instead of that dtype, with the same result; likewise */
    lat_id constant; /* the result of whatever is defined; LAT_NONE: there is none such */
    lat_op_cell *cells;
    size_t cell_count;
    const bool *weak; /* by id; borrowed. NULL: none is */
} lat_op;

/* Whether the operation is one for these operands, 1 to arity of them: what its operands, domain and `promotes` ask. */
bool lat_op_takes(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count);

/*
 * The dtype of the result for 1 to arity operands; LAT_NONE where there is none. `computed_in`, which may be NULL: set
 * to the dtype that the operands are converted to, LAT_NONE where they need none.
 *
 * LOOPS and EACH look at operands one by one. Beside a weak one each counts as what all of them promote to: NumPy
 * promotes Python scalars before it looks for a loop (NEP 50).
 */
lat_id lat_op_result(const lat_promotion *promotion, const lat_op *op, const lat_id *operands, size_t count,
                     lat_id *computed_in);

/* Whether the spec says in so many words what these operands, `arity` of them, are computed in. */
bool lat_op_states_compute(const lat_op *op, const lat_id *operands);

#endif
