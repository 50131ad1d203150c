/* `joinery explain SPEC --with-edge A,B`. */
#ifndef JOINERY_CLI_EXPLAIN_EDGE_H
#define JOINERY_CLI_EXPLAIN_EDGE_H

#include "cli/answer.h"

/* Tells what an edge more would do to a spec; returns the exit status. */
int explain_edge(cli *run);

#endif
