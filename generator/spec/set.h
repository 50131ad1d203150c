/*
 * Sets of dtypes (specs/reference.md, "Sets of dtypes"): what a word of one stands for. A set is written as words:
 * names of dtypes, names of the spec's sets, and classes, such as a kind. It is kept as its members and the classes
 * among its words, as a dtype that is added to a spec later is a member if it is of such a class.
 */
#ifndef JOINERY_SPEC_SET_H
#define JOINERY_SPEC_SET_H

#include "spec/spec.h"

/* The classes of dtypes that a word can name, besides the kinds: X(ENUM, name). A class is a kind or one of these. */
#define SET_FOR_EACH_CLASS(X)                                                                                          \
    X(ANY, "any")         /* every dtype */                                                                            \
    X(NUMBER, "number")   /* all but bool */                                                                           \
    X(REAL, "real")       /* int, uint, float, fixed */                                                                \
    X(INTEGER, "integer") /* int, uint */                                                                              \
    X(WEAK, "weak")                                                                                                    \
    X(STRONG, "strong")

typedef enum set_class {
    SET_BEFORE_CLASSES = VAL_KIND_COUNT - 1,
#define SET_CLASS_ENUM(ENUM, name) SET_##ENUM,
    SET_FOR_EACH_CLASS(SET_CLASS_ENUM)
#undef SET_CLASS_ENUM
        SET_CLASS_COUNT
} set_class;

/* A set without members and without a name. The caller frees it with spec_set_free. */
spec_set set_new(const spec *spec);

/* Adds what a word stands for: one of the spec's sets, else a dtype, else a class. False: it is none of them. */
bool set_add_word(const spec *spec, const char *word, spec_set *members);

/* The set of that name, NULL where the spec has none. */
const spec_set *set_find(const spec *spec, const char *name);

/*
 * A set as it is in another spec, or in one whose dtypes have changed. `ids` leads from the `count` dtypes that it was
 * of to those of `target`, and to LAT_NONE from those that are dropped; NULL: each is what it was. The other dtypes of
 * `target` are members by their class alone. The caller frees it.
 */
spec_set set_moved(const spec_set *set, size_t count, const spec *target, const lat_id *ids);

/* Likewise a list of them. The caller frees them, and the array; NULL where there are none. */
spec_set *sets_moved(const spec_set *sets, size_t set_count, size_t count, const spec *target, const lat_id *ids);

/* Gives a spec such sets in place of its own; `count` dtypes are what it had before. */
void sets_move(spec *spec, size_t count, const lat_id *ids);

#endif
