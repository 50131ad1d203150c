/* A hash of what a spec means, whatever its text looks like. */
#ifndef JOINERY_SPEC_DEFINITION_HASH_H
#define JOINERY_SPEC_DEFINITION_HASH_H

#include "spec/spec.h"

/*
 * SHA-256, as hex, of the spec after it has been merged with what it extends, without comments, layout and free text:
 * what is generated from two specs of the same hash differs in free text at the most.
 */
void spec_definition_hash(const spec *system, char hex[65]);

#endif
