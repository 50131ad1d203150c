/* Small systems written in letters: dtype 0 is a, dtype 1 is b, and so on. */
#ifndef JOINERY_TESTS_LATTICE_LETTERS_H
#define JOINERY_TESTS_LATTICE_LETTERS_H

#include "lattice/laws.h"

enum { LETTERS_MAX = 26 };

/* "ab bc" is the edges a < b and b < c. Returns how many. */
size_t letters_edges(const char *text, lat_edge edges[LETTERS_MAX * LETTERS_MAX]);

/* n dtypes with edges, and resolves: "abc" is a,b = c; "ab-" makes it undefined. Fails the test if there is a cycle. */
void letters_graph(lat_promotion *promotion, size_t n, const char *edges, const char *resolves);

/* A row of letters for each dtype, '-' for undefined, separated by spaces. */
void letters_table(lat_promotion *promotion, const char *rows);

/* "a", "-" for LAT_NONE, "?" for LAT_AMBIGUOUS. */
char letters_name(lat_id id);

/* A row for each dtype as in letters_table, '?' where ambiguous. Static memory. */
const char *letters_of(const lat_promotion *promotion);

#endif
