#include "report/kinds.h"

#include <string.h>

#define STRONG ((kind_set)((1u << VAL_KIND_COUNT) - 1))

static kind_set bit(int kind) {
    return (kind_set)1 << kind;
}

unsigned kind_number(const spec_dtype *of) {
    return (unsigned)of->values.kind + (of->weak_of ? VAL_KIND_COUNT : 0);
}

kind_set kind_of(const spec_dtype *of) {
    return (kind_set)1 << kind_number(of);
}

kind_set kinds_of_spec(const spec *of) {
    kind_set kinds = 0;
    for (size_t i = 0; i < of->dtype_count; i++)
        kinds |= kind_of(&of->dtypes[i]);
    return kinds;
}

bool kinds_are_weak(kind_set of) {
    return (of & ~STRONG) != 0;
}

static size_t size_of(kind_set of) {
    size_t size = 0;
    for (; of; of &= of - 1)
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

/* "an integer, float or complex dtype", with `prefix` in front of the first noun. */
static void add_nouns(text *out, const char *prefix, const char *const *nouns, size_t count) {
    const char *first = *prefix ? prefix : nouns[0];
    text_printf(out, "%s %s", strchr("aeiou", first[0]) ? "an" : "a", prefix);
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i == 0 ? "" : i + 1 == count ? " or " : ", ", nouns[i]);
}

/* "a strong dtype", "an integer or float", "a weak float". */
static void add_set(text *out, kind_set of, kind_set present) {
    enum { MANY = 3 }; /* kinds that are better told as all there are */
    const kind_set halves[] = {of & STRONG, of >> VAL_KIND_COUNT};
    const kind_set all[] = {present & STRONG, present >> VAL_KIND_COUNT};
    const char *separator = "";
    for (int weak = 0; weak < 2; weak++) {
        const char *nouns[VAL_KIND_COUNT];
        if (!halves[weak]) continue;
        text_add(out, separator);
        separator = " or ";
        if (halves[weak] == all[weak] && (size_of(all[weak]) >= MANY || all[weak] == bit(VAL_ABSTRACT)))
            text_add(out, weak ? "a weak dtype" : all[1] ? "a strong dtype" : "a dtype");
        else
            add_nouns(out, weak ? "weak " : "", nouns, find_nouns(halves[weak], weak, nouns));
    }
}

void kinds_words(text *out, const kind_set *sets, size_t count, const char *last, kind_set present) {
    for (size_t i = 0; i < count; i++) {
        if (i) text_add(out, i + 1 == count ? last : ", ");
        if (i == 0 || sets[i] != sets[i - 1]) {
            if (i && sets[i] == bit(VAL_UINT) && sets[i - 1] == bit(VAL_INT))
                text_add(out, "an unsigned one");
            else
                add_set(out, sets[i], present);
        } else {
            text_add(out, i > 1 && sets[i - 2] == sets[i] ? "a third" : "another");
        }
    }
}
