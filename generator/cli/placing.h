/* From the DTYPE of a command line to its placements in a spec. */
#ifndef JOINERY_CLI_PLACING_H
#define JOINERY_CLI_PLACING_H

#include "cli/load.h"
#include "report/placement_report.h"

typedef struct placing {
    spec *with; /* the dtypes of the spec and, as the last, the new one */
    lat_placements found;
    placement_subject subject;
} placing;

/* The placements of a dtype, a well-known name or a table, in a spec; false after a message. */
bool placing_find(cli *run, const loaded *from, const char *dtype, size_t limit, placing *to);
void placing_free(placing *of);

/* "no placement keeps uniqueness", with what is known of the reason. */
void placing_add_refusal(text *to, const loaded *from, const placing *of);
/* The same as an error. */
int placing_refuse(cli *run, const loaded *from, const placing *of);

#endif
