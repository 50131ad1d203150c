/* The differences between two specs in a sentence or two. The names are what the specs are called there. */
#ifndef JOINERY_REPORT_DIFF_DIFF_SUMS_H
#define JOINERY_REPORT_DIFF_DIFF_SUMS_H

#include "report/diff/diff_groups.h"

/*
 * Appends "121 of 256 cells over 16 shared dtypes differ. jax defines 40 that numpy does not. Of those that both
 * define, 81 differ: 9 wider in jax, ..."
 */
void diff_sum(text *out, const diff_report *of, const diff_groups *groups, const char *left, const char *right);

/* Appends which side loses values of strong operands, and in how many cells; nothing where nothing is known. */
void diff_losses(text *out, const diff_groups *groups, const char *left, const char *right);

#endif
