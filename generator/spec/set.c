#include "spec/set.h"
#include "base/memory.h"

#include <string.h>

#define KIND_PREFIX "kind:"

/* "kind:int" for a kind, "real" for another class. */
static const char *class_word(int class) {
    static const char *const words[] = {
#define SET_KIND_WORD(ENUM, name, what) [VAL_##ENUM] = KIND_PREFIX name,
        VAL_FOR_EACH_KIND(SET_KIND_WORD)
#undef SET_KIND_WORD
#define SET_CLASS_WORD(ENUM, name) [SET_##ENUM] = name,
            SET_FOR_EACH_CLASS(SET_CLASS_WORD)
#undef SET_CLASS_WORD
    };
    return words[class];
}

static bool is_in_class(const spec_dtype *dtype, int class) {
    const val_kind kind = dtype->values.kind;
    const bool integer = kind == VAL_INT || kind == VAL_UINT;
    switch ((set_class) class) {
    case SET_ANY:
        return true;
    case SET_NUMBER:
        return kind != VAL_BOOL;
    case SET_REAL:
        return integer || kind == VAL_FLOAT || kind == VAL_FIXED;
    case SET_INTEGER:
        return integer;
    case SET_WEAK:
        return dtype->weak_of != NULL;
    case SET_STRONG:
        return dtype->weak_of == NULL;
    case SET_BEFORE_CLASSES:
    case SET_CLASS_COUNT:
        break;
    }
    return (int)kind == class;
}

/* The class that a word names, with or without the prefix of a kind; SET_CLASS_COUNT if it names none. */
static int class_of_word(const char *word) {
    const size_t prefix = strlen(KIND_PREFIX);
    int class = 0;
    for (; class < SET_CLASS_COUNT; class ++) {
        const char *known = class_word(class);
        if (strcmp(known, word) == 0 || (class < VAL_KIND_COUNT && strcmp(known + prefix, word) == 0)) break;
    }
    return class;
}

spec_set set_new(const spec *of) {
    return (spec_set){.members = mem_alloc_zeroed(of->dtype_count, sizeof(bool)),
                      .named = mem_alloc_zeroed(of->dtype_count, sizeof(bool))};
}

const spec_set *set_find(const spec *of, const char *name) {
    for (size_t i = 0; i < of->set_count; i++)
        if (strcmp(of->sets[i].name, name) == 0) return &of->sets[i];
    return NULL;
}

static void add_named(lat_id id, spec_set *to) {
    to->members[id] = to->named[id] = true;
}

static void add_classes(const spec *of, unsigned classes, spec_set *to) {
    to->classes |= classes;
    for (size_t id = 0; id < of->dtype_count; id++)
        for (int class = 0; class < SET_CLASS_COUNT && !to->members[id]; class ++)
            to->members[id] = classes >> class & 1 && is_in_class(&of->dtypes[id], class);
}

bool set_add_word(const spec *of, const char *word, spec_set *to) {
    const spec_set *set = set_find(of, word);
    const lat_id id = set ? LAT_NONE : spec_find_dtype(of, word);
    const int class = class_of_word(word);
    if (!set && id == LAT_NONE && class == SET_CLASS_COUNT) return false;
    for (size_t i = 0; set && i < of->dtype_count; i++)
        if (set->named[i]) add_named((lat_id)i, to);
    if (id != LAT_NONE) add_named(id, to);
    add_classes(of, set ? set->classes : id == LAT_NONE ? 1u << class : 0, to);
    return true;
}

spec_set set_moved(const spec_set *set, size_t count, const spec *to, const lat_id *ids) {
    spec_set made = set_new(to);
    made.name = set->name ? mem_copy(set->name) : NULL;
    for (size_t old = 0; old < count; old++) {
        const lat_id id = ids ? ids[old] : (lat_id)old;
        if (set->named[old] && id != LAT_NONE) add_named(id, &made);
    }
    add_classes(to, set->classes, &made);
    return made;
}

spec_set *sets_moved(const spec_set *sets, size_t set_count, size_t count, const spec *to, const lat_id *ids) {
    spec_set *made = set_count ? mem_alloc_zeroed(set_count, sizeof *made) : NULL;
    for (size_t i = 0; i < set_count; i++)
        made[i] = set_moved(&sets[i], count, to, ids);
    return made;
}

void sets_move(spec *of, size_t count, const lat_id *ids) {
    spec_set *made = sets_moved(of->sets, of->set_count, count, of, ids);
    for (size_t i = 0; i < of->set_count; i++)
        spec_set_free(&of->sets[i]);
    mem_free(of->sets);
    of->sets = made;
}

const char *set_written_class(const spec *of, int class) {
    const char *word = class_word(class), *bare = word + (class < VAL_KIND_COUNT ? strlen(KIND_PREFIX) : 0);
    if (spec_find_dtype(of, bare) == LAT_NONE) return bare;
    return spec_find_dtype(of, word) == LAT_NONE ? word : NULL;
}

const char **set_words(const spec *of, size_t *count) {
    const char **words = spec_dtype_words(of, count);
    words = mem_grow(words, *count + of->set_count + SET_CLASS_COUNT, sizeof *words);
    for (size_t i = 0; i < of->set_count; i++)
        words[(*count)++] = of->sets[i].name;
    for (int class = 0; class < SET_CLASS_COUNT; class ++)
        words[(*count)++] = class_word(class) + (class < VAL_KIND_COUNT ? strlen(KIND_PREFIX) : 0);
    return words;
}
