/* From the SPEC of a command line to what a command works with. Every function prints what is wrong. */
#ifndef JOINERY_CLI_LOAD_H
#define JOINERY_CLI_LOAD_H

#include "cli/answer.h"
#include "report/law_subject.h"
#include "spec/spec.h"

typedef struct loaded {
    const char *argument; /* as given */
    spec *spec;
    lat_promotion promotion;
    lat_shape shape; /* all 0 where the order is not transitive */
    lat_laws laws;
} loaded;

/* The spec, its promotion and the shape of its order; nothing to be freed on failure. */
bool load(cli *run, const char *argument, loaded *to);
/* The laws too. */
bool load_laws(cli *run, const char *argument, loaded *to);
/* The same from a text in memory that is to be the file of that name. */
bool load_laws_text(cli *run, const char *file, const text *from, loaded *to);
void load_free(loaded *of);

/* The dtype of that name, or a message with the nearest one. */
bool load_dtype(cli *run, const loaded *from, const char *name, lat_id *dtype);

/* All that the reports on laws look at. */
law_subject load_subject(const loaded *of);

/* Prints the diagnostics and frees them. */
void load_print_diagnostics(cli *run, spec_diagnostics *diagnostics);

/* The operations there are templates for: run->op_names. False after a message. */
bool load_op_names(cli *run);

/* How specs are to be read: limits, operations, installed specs. Good as long as `run`. */
spec_options load_options(cli *run);

/* Prints what went wrong in the lattice; LAT_NO_MEMORY ends the run. */
int load_failure(cli *run, lat_status status);

#endif
