/* The model: what a template may see of a verified promotion, as a Lua table. */
#ifndef JOINERY_EMIT_MODEL_H
#define JOINERY_EMIT_MODEL_H

#include "emit/emit.h"

#include <lua.h>

/*
 * Pushes the model of an analysis that has been verified. It must outlive the state, because rows of the tables are
 * read on demand:
 *
 *   name title source note header hash  of the spec; texts are absent where it has none
 *   file            the spec's file without its directories, or specs/NAME.lua for an installed one
 *   via_f32         its rounding
 *   ops             names of its operations, absent if it names none
 *   hot             list of { a, b }, ids of the pairs that are not to be staged, or absent
 *   inexact         name of the default inexact dtype, or absent
 *   kinds           the names of all kinds, in the order of specs/reference.md
 *   formats         the well-known float formats: { name kind bits signed exponent mantissa bias special }
 *   dtypes          by id + 1: { id name ident title kind bits size fraction signed exponent mantissa bias special
 *                   weak strong of position ctype to_f64 from_f64 inexact }; ids count from 0; `weak`, `of` and
 *                   `inexact` are names, `strong` is an id or absent
 *   row(id)         T[id]: by id + 1, an id or false
 *   above(id)       by id + 1, whether id <= that one
 *   laws            in order: { name holds sentence }; the sentence tells the verdict, and a failure if there is one
 *   laws_json       the object of all laws, as `check --format json` has it
 *   class           its name; class_meaning says it in words
 *   total undefined ambiguous gaps top bottom height hasse_edges
 *   resolve_fills resolve_disambiguates resolve_overrides
 *   options         { tables dispatch kernels staged templates (booleans) ops isas (lists) prefix }
 */
void model_push(lua_State *L, const analysis *from, const emit_options *options);

#endif
