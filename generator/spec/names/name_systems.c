#include "spec/names/name_systems.h"

#include <string.h>

const char *name_system_word(name_system system) {
    static const char *const words[NAMES_COUNT] = {"",
#define WORD(ENUM, word, title) word,
                                                   NAME_FOR_EACH_SYSTEM(WORD)
#undef WORD
    };
    return words[system];
}

name_system name_system_find(const char *word) {
    name_system system = NAMES_COUNT;
    while (--system > NAMES_ANY && strcmp(name_system_word(system), word) != 0)
        continue;
    return system;
}

const char *name_system_title(name_system system) {
    static const char *const titles[NAMES_COUNT] = {"joinery",
#define TITLE(ENUM, word, title) title,
                                                    NAME_FOR_EACH_SYSTEM(TITLE)
#undef TITLE
    };
    return titles[system];
}
