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

spec_set set_new(const spec *spec) {
    return (spec_set){.members = mem_alloc_zeroed(spec->dtype_count, sizeof(bool)),
                      .named = mem_alloc_zeroed(spec->dtype_count, sizeof(bool))};
}

const spec_set *set_find(const spec *spec, const char *name) {
    for (size_t i = 0; i < spec->set_count; i++)
        if (strcmp(spec->sets[i].name, name) == 0) return &spec->sets[i];
    return NULL;
}

static void add_named(lat_id id, spec_set *set) {
    set->members[id] = set->named[id] = true;
}

static void add_classes(const spec *spec, unsigned classes, spec_set *set) {
    set->classes |= classes;
    for (size_t id = 0; id < spec->dtype_count; id++)
        for (int class = 0; class < SET_CLASS_COUNT && !set->members[id]; class ++)
            set->members[id] = classes >> class & 1 && is_in_class(&spec->dtypes[id], class);
}

bool set_add_word(const spec *spec, const char *word, spec_set *members) {
    const spec_set *set = set_find(spec, word);
    const lat_id id = set ? LAT_NONE : spec_find_dtype(spec, word);
    const int class = class_of_word(word);
    if (!set && id == LAT_NONE && class == SET_CLASS_COUNT) return false;
    for (size_t i = 0; set && i < spec->dtype_count; i++)
        if (set->named[i]) add_named((lat_id)i, members);
    if (id != LAT_NONE) add_named(id, members);
    add_classes(spec, set ? set->classes : id == LAT_NONE ? 1u << class : 0, members);
    return true;
}

spec_set set_moved(const spec_set *set, size_t count, const spec *target, const lat_id *ids) {
    spec_set made = set_new(target);
    made.name = set->name ? mem_copy(set->name) : NULL;
    for (size_t old = 0; old < count; old++) {
        const lat_id id = ids ? ids[old] : (lat_id)old;
        if (set->named[old] && id != LAT_NONE) add_named(id, &made);
    }
    add_classes(target, set->classes, &made);
    return made;
}

spec_set *sets_moved(const spec_set *sets, size_t set_count, size_t count, const spec *target, const lat_id *ids) {
    spec_set *made = set_count ? mem_alloc_zeroed(set_count, sizeof *made) : NULL;
    for (size_t i = 0; i < set_count; i++)
        made[i] = set_moved(&sets[i], count, target, ids);
    return made;
}

void sets_move(spec *spec, size_t count, const lat_id *ids) {
    spec_set *made = sets_moved(spec->sets, spec->set_count, count, spec, ids);
    for (size_t i = 0; i < spec->set_count; i++)
        spec_set_free(&spec->sets[i]);
    mem_free(spec->sets);
    spec->sets = made;
}
