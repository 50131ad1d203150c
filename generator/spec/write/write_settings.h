/* The fields of a spec that are neither texts nor dtypes nor promotions, as they are written in Lua. */
#ifndef JOINERY_SPEC_WRITE_WRITE_SETTINGS_H
#define JOINERY_SPEC_WRITE_WRITE_SETTINGS_H

#include "base/text.h"
#include "spec/spec.h"

/* Appends those that are not the default. */
void write_settings(text *lua, const spec *spec);

#endif
