#include "spec/names/name_systems.h"

const char *name_system_word(name_system system) {
    static const char *const words[NAMES_COUNT] = {"",
#define WORD(ENUM, word, title) word,
                                                   NAME_FOR_EACH_SYSTEM(WORD)
#undef WORD
    };
    return words[system];
}

const char *name_system_title(name_system system) {
    static const char *const titles[NAMES_COUNT] = {"joinery",
#define TITLE(ENUM, word, title) title,
                                                    NAME_FOR_EACH_SYSTEM(TITLE)
#undef TITLE
    };
    return titles[system];
}
