#include "report/write/kinds.h"

#include <string.h>

#define STRONG ((kind_set)((1u << VAL_KIND_COUNT) - 1))

static kind_set bit(int kind) {
    return (kind_set)1 << kind;
}

static unsigned kind_number(const spec_dtype *dtype) {
    return (unsigned)dtype->values.kind + (dtype->weak_of ? VAL_KIND_COUNT : 0);
}

kind_set kind_of(const spec_dtype *dtype) {
    return (kind_set)1 << kind_number(dtype);
}

kind_set kinds_of_spec(const spec *spec) {
    kind_set kinds = 0;
    for (size_t i = 0; i < spec->dtype_count; i++)
        kinds |= kind_of(&spec->dtypes[i]);
    return kinds;
}

bool kinds_are_weak(kind_set kinds) {
    return (kinds & ~STRONG) != 0;
}

static size_t size_of(kind_set kinds) {
    size_t size = 0;
    for (; kinds; kinds &= kinds - 1)
        size++;
    return size;
}

/* The nouns of a set of kinds, strong or weak, into `nouns`; returns how many there are. */
static size_t find_nouns(kind_set kinds, bool weak, const char **nouns) {
    static const char *const of_kind[VAL_KIND_COUNT] = {
        [VAL_BOOL] = "bool",           [VAL_INT] = "signed integer",     [VAL_UINT] = "unsigned integer",
        [VAL_FLOAT] = "float",         [VAL_COMPLEX] = "complex dtype",  [VAL_FIXED] = "fixed-point dtype",
        [VAL_OPAQUE] = "opaque dtype", [VAL_ABSTRACT] = "abstract dtype"};
    const kind_set integers = bit(VAL_INT) | bit(VAL_UINT);
    size_t count = 0;
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        if (!(kinds & bit(kind))) continue;
        const bool both = (kinds & integers) == integers;
        if (kind == VAL_UINT && both) continue;
        nouns[count++] = kind == VAL_INT && (weak || both) ? "integer" : of_kind[kind];
    }
    return count;
}

/* A set that has one noun: "signed integer", "weak float", "strong dtype" where it is all there are; else NULL. */
static const char *only_noun(kind_set kinds, kind_set present, text *space) {
    enum { MANY = 3 }; /* as many kinds as are shorter to name together */
    const char *nouns[VAL_KIND_COUNT];
    const bool weak = (kinds & ~STRONG) != 0;
    const kind_set half = weak ? kinds >> VAL_KIND_COUNT : kinds & STRONG;
    const kind_set all = weak ? present >> VAL_KIND_COUNT : present & STRONG;
    if (weak && (kinds & STRONG)) return NULL;
    if (half == all && (size_of(all) >= MANY || all == bit(VAL_ABSTRACT)))
        return weak ? "weak dtype" : present & ~STRONG ? "strong dtype" : "dtype";
    if (find_nouns(half, weak, nouns) != 1) return NULL;
    space->length = 0;
    text_printf(space, "%s%s", weak ? "weak " : "", nouns[0]);
    return text_string(space);
}

/* "an integer, float or complex dtype", "an integer or a weak float". */
static void add_nouns(text *out, kind_set kinds) {
    const kind_set halves[] = {kinds & STRONG, kinds >> VAL_KIND_COUNT};
    const char *separator = "";
    for (int weak = 0; weak < 2; weak++) {
        const char *nouns[VAL_KIND_COUNT];
        const size_t count = find_nouns(halves[weak], weak, nouns);
        if (count == 0) continue;
        text_printf(out, "%s%s %s", separator, !weak && strchr("aeiou", nouns[0][0]) ? "an" : "a", weak ? "weak " : "");
        for (size_t i = 0; i < count; i++)
            text_printf(out, "%s%s", i == 0 ? "" : i + 1 == count ? " or " : ", ", nouns[i]);
        separator = " or ";
    }
}

/* "a strong dtype", "an integer or float", "a weak float". */
static void add_set(text *out, kind_set kinds, kind_set present) {
    text space = {0};
    const char *noun = only_noun(kinds, present, &space);
    if (noun)
        text_printf(out, "%s %s", strchr("aeiou", noun[0]) ? "an" : "a", noun);
    else
        add_nouns(out, kinds);
    text_free(&space);
}

/* "two signed integers"; false where the set has several nouns. */
static bool add_several(text *out, kind_set kinds, size_t count, kind_set present) {
    text space = {0};
    const char *noun = only_noun(kinds, present, &space);
    if (noun) text_printf(out, "%s %ss", count == 2 ? "two" : "three", noun);
    text_free(&space);
    return noun != NULL;
}

void kinds_words(text *out, const kind_set *sets, size_t count, const char *last, kind_set present) {
    for (size_t i = 0, run; i < count; i += run) {
        for (run = 1; i + run < count && sets[i + run] == sets[i]; run++) {
        }
        if (i) text_add(out, i + run == count ? last ? last : " and " : ", ");
        if (run > 1 && !last && add_several(out, sets[i], run, present)) continue;
        if (i && sets[i] == bit(VAL_UINT) && sets[i - 1] == bit(VAL_INT))
            text_add(out, "an unsigned one");
        else
            add_set(out, sets[i], present);
        if (run > 2) text_add(out, ", another");
        if (run > 1) text_printf(out, "%s%s", last ? last : " and ", run == 2 ? "another" : "a third");
    }
}
