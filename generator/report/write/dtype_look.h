/* Dtypes and results of promotions as cells of tables: by kind, and marked by what the promotion may lose. */
#ifndef JOINERY_REPORT_WRITE_DTYPE_LOOK_H
#define JOINERY_REPORT_WRITE_DTYPE_LOOK_H

#include "analysis/analysis.h"
#include "report/write/grid.h"

/* The header of a row or column: the dtype, and its title. */
void dtype_look_header(grid_dtype *look, const analysis *analysis, lat_id id);

/* A dtype without marks; LAT_NONE: none. */
void dtype_look_plain(grid_dtype *dtype, const analysis *analysis, lat_id id);

/*
 * The result of a and b: marked by the worst that its conversion may do to a strong operand, with all that as its words,
 * "i64 may round and overflow", or why there is none. Weak operands do not count, as with `check --deny`. With
 * `unknown`, unknown costs are marked too.
 */
void dtype_look_result(grid_dtype *dtype, const analysis *analysis, bool unknown, lat_id a, lat_id b);

/* Whether values of a strong dtype of the spec are known: only then it is worth a mark that others are not. */
bool dtype_look_is_known(const analysis *analysis);

#endif
