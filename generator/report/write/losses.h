/* What a conversion loses, in sentences and in JSON. */
#ifndef JOINERY_REPORT_WRITE_LOSSES_H
#define JOINERY_REPORT_WRITE_LOSSES_H

#include "base/text.h"
#include "lattice/value_set.h"
#include "report/write/json.h"

/* What takes place: for one ("rounds"), for several ("round"). */
typedef enum losses_number { LOSSES_OF_ONE, LOSSES_OF_SEVERAL } losses_number;

/* Appends "rounds, overflows and drops the sign"; "exact" where nothing is lost. */
void losses_words(text *out, val_losses losses, losses_number number);

/* A list: ["rounds", "overflows", "sign"]. */
void json_losses(json *out, const char *key, val_losses losses);

#endif
