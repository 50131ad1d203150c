/* Graphviz's dot as a child process. */
#ifndef JOINERY_REPORT_GRAPHVIZ_H
#define JOINERY_REPORT_GRAPHVIZ_H

#include "base/text.h"

#include <stdbool.h>

/*
 * Lays Graphviz source out, and appends what dot -Tplain says of it: a line each for the graph, its nodes and its
 * edges, in inches. False with a message in *error where it could not be done.
 */
bool graphviz_plain(const text *source, text *plain, text *error);

#endif
