/*
 * Edits of a spec in memory. They keep edges and resolves in the order in which the reader sorts them, and forget where
 * these were in the file. What is given must make sense: an edge that closes no cycle, a result that is a dtype.
 */
#ifndef JOINERY_SPEC_EDITING_H
#define JOINERY_SPEC_EDITING_H

#include "spec/spec.h"

/* Of a graph; spec_remove_edge() is false where there is no such edge, and changes nothing then. */
void spec_add_edge(spec *spec, lat_edge edge);
bool spec_remove_edge(spec *spec, lat_edge edge);

/* Of a graph: what a pair is resolved to, LAT_NONE for nothing; or that it is not. */
void spec_set_resolve(spec *spec, lat_resolve resolve);
void spec_drop_resolve(spec *spec, lat_id a, lat_id b);

/* Of a table: both cells of a pair. */
void spec_set_cells(spec *spec, lat_id a, lat_id b, lat_id value);

/* Of a graph: moves the last dtype of `extended`, which spec_with_dtype() has made for it, to it. It has no edges yet.
 */
void spec_take_dtype(spec *system, spec *extended);

/*
 * Copies the castings of another spec, in place of those of the same names. `moved` has by id of the other one the dtype of
 * this one that it is; conversions of those that are LAT_NONE are left out.
 */
void spec_copy_castings(spec *spec, const struct spec *other, const lat_id *moved);

/*
 * Leaves the dtypes that `keep` has, by id, with the order that they have among each other: of a graph, the covers in
 * it are the edges. What names another dtype is gone, as are all settings of operations. `order` is that of the spec.
 */
void spec_keep_dtypes(spec *spec, const lat_order *order, const bool *keep);

#endif
