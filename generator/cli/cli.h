/* The program, but for main(). */
#ifndef JOINERY_CLI_CLI_H
#define JOINERY_CLI_CLI_H

#include <stdio.h>

/* Runs a whole command line; returns the exit status. Reports go to `out`, messages to `err`. Never exits. */
int cli_run(int argc, char **argv, FILE *out, FILE *err);

#endif
