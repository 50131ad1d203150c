/* Pairs of operands, told as sets: "u8 u16 with i8; u32 with i8 i16". */
#ifndef JOINERY_REPORT_DIFF_OPERAND_SETS_H
#define JOINERY_REPORT_DIFF_OPERAND_SETS_H

#include "report/diff/diff_groups.h"

/*
 * Appends the operands of rows that are sorted by a, then by b: first operands that go with the same second ones are
 * one set. Long sets, and very many of them, are cut short, which is said. `between` stands between two sets: "with".
 */
void operand_sets(text *out, const spec *names, const diff_row *rows, size_t count, const char *between);

#endif
