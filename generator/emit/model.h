/* The model: what a template may see of a verified promotion, as a Lua table. */
#ifndef JOINERY_EMIT_MODEL_H
#define JOINERY_EMIT_MODEL_H

#include "emit/emit.h"

#include <lua.h>

/*
 * Pushes the model of an analysis that has been verified. It must outlive the state, because rows of the tables are
 * read on demand:
 *
 *   name title source note license header  of the spec; texts are absent where it has none
 *   hash            of the texts that were read
 *   meaning         the hash of what they come to, whatever they look like
 *   file            the spec's file without its directories, or specs/NAME.lua for an installed one
 *   via_f32         its rounding
 *   nary            the name of its rule for three and more dtypes
 *   is_bound        whether that is a bound and no fold
 *   then_weak       whether it takes weak dtypes last
 *   host            what the code around calls dtypes: by language { import dtype name none namespace }, texts
 *   values          whether it gives the values of enumerators
 *   is_dense        whether tables are laid out by these values
 *   limit           how many rows they then have
 *   none            the value of no dtype
 *   is_plain        whether tables are laid out by value, and that is what `none` would be anyway
 *   by_zero         "zero" or "ones"
 *   weak_scalars    "refuse", "exact" or "wrap"
 *   in_range        "rounded", "rounded_or_nan", "exact" or "exact_or_nan"
 *   conversions     convert, checked_convert, convert_same_value and convert_in_range, where they are chosen: each
 *                   { named kernels }, as for `ops`; the kernels of a check are for the dtypes of checked_convert, too
 *   ops             its operations, in order: { name arity known own named reduce commutative form rule bounded
 *                   deciding by_join given dtypes kernels signatures cells to_integer states_compute of_join same
 *                   operand_sets stub }.
 *                   `known`: templates/kernels/ops.lua has it; `named`: the spec's `ops` names it; `own`: the
 *                   spec has an entry for it, whose `rule` is that of its result; `form` is "join", "each",
 *                   "operand" (number `deciding`), "floor", "loops", "fixed" or
 *                   "signatures"; `dtypes` are the ids of the rule; `bounded`: it limits operands;
 *                   `by_join`, of three operands: by id + 1 of what they promote to, what kernels compute in, an id or
 *                   false; `given`, where number `deciding` decides to what that is converted: by id + 1 of this one;
 *                   `kernels`: the ids of the dtypes that it may have kernels for, absent for all;
 *                   `signatures`: where the spec lists them, in its order { operands compute result }, ids, of which
 *                   the first for some operands is the default; no `compute` where they are not converted;
 *                   `cells`: likewise those that come before another rule, no `result` where there is none;
 *                   `to_integer`: as the spec says it; `states_compute`: the spec may say what it is computed in;
 *                   `of_join`: its result is that for what its operands promote to, whatever they are;
 *                   `same`: its operands have one dtype, to which weak ones may give way; `operand_sets`: by operand
 *                   the ids that the spec allows, false where it says nothing of that one;
 *                   `stub`: the fields of its stub, absent where it has none
 *   hot             list of { a, b }, ids of the pairs that are not to be staged, or absent
 *   sets            list of { name dtypes }: the sets of the spec, by name, and the ids of their members
 *   promotes        false where it has castings alone
 *   castings        in the order of their values, list of { name from settled in_table }; of the spec's own what they are
 *                   made from, and how many conversions they settle otherwise, some of these by a table
 *   inexact         name of the default inexact dtype, or absent
 *   kinds           the names of all kinds, in the order of specs/reference.md
 *   formats         the well-known float formats: { name kind bits signed exponent mantissa bias special }
 *   dtypes          by id + 1: { id name ident title aliases value index host format kind bits size fraction signed
 *                   exponent mantissa bias special weak strong of part position ctype to_f64 from_f64 inexact overflow
 *                   }. Ids count from 0; `aliases` is a list; `value` is that of the enumerator, the id where the spec
 *                   gives none, `index` its row in tables; `host` is by language { name element cfg }, of which `name`
 *                   is the whole expression for the dtype; `format` is the name of the well-known dtype that it is,
 *                   absent for a custom one; `weak`, `of` and `inexact` are names; `strong` and `part` are ids, absent
 *                   where `weak` and `of` are no dtypes of the spec; `overflow` is as specs say it, of a float alone
 *   is_keyword(word)   whether C or C++ has it as a word of its own
 *   row(id)         T[id]: by id + 1, an id or false
 *   above(id)       by id + 1, whether id <= that one
 *   because(a, b)   why two ids promote to what they do, or to nothing: the sentence of `joinery explain`
 *   apart(id)       by id + 1, whether a set by the bound may not have both, whatever is above them
 *   casts(id)       by id + 1, what a conversion of id to that one loses, as bits of val_losses, then a bit for each of
 *                   `castings` that allows it; a weak dtype counts as what it stands for
 *   result_type(ids)   what the dtypes of a list promote to by the spec's rule: an id, or nil
 *   set(word)       the ids that a word of a set stands for, or nil
 *   op_has_results(op)   whether an operation gives anything for any dtypes
 *   op_why_no_kernels(op)   why it has no kernel for any dtypes, and what to do; nil where it has one
 *   op_result(op, a, b, c)   what an operation gives for one to three operands: an id, or nil
 *   op_computed_in(op, ...)   the dtype that it is computed in, likewise; nil too where its operands need none
 *   op_kernel(op, a, b)   whether kernels follow what the spec says that it is computed in, and the dtype of a kernel
 *                   for one or two operands, an id or nil
 *   op_slices(op)   all results of an operation of three operands, as two lists: by id + 1 of the first and the second
 *                   the number of a slice, from 0; and by number + 1 the slices, by id + 1 of the third an id or false.
 *                   Number 0 has no results
 *   op_row(op, a)   result and compute dtype of an operation of two operands, the first being a: two lists, by id + 1
 *                   an id or false
 *   laws            in order: { name holds sentence }; the sentence tells the outcome, and a failure if there is one
 *   laws_json       the object of all laws, as `check --format json` has it
 *   class           its name
 *   class_meaning   what the class says, in words
 *   total undefined ambiguous gaps top bottom height hasse_edges
 *   resolve_fills resolve_disambiguates resolve_overrides
 *   options         { tables dispatch kernels staged templates (booleans) languages isas (lists) driver ops_text
 *                   prefix }; by engine/ops_option.lua also the names `ops` and the boolean all_but_some
 */
void model_push(lua_State *L, const analysis *analysis, const emit_options *options);

#endif
