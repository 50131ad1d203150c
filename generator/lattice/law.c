#include "lattice/law.h"

static const struct {
    const char *name, *unit;
} law_text[LAT_LAW_COUNT] = {
#define LAW_TEXT(ENUM, name, unit) [LAT_LAW_##ENUM] = {name, unit},
    LAT_FOR_EACH_LAW(LAW_TEXT)
#undef LAW_TEXT
};

const char *lat_law_name(lat_law law) {
    return law_text[law].name;
}

const char *lat_law_unit(lat_law law) {
    return law_text[law].unit;
}

bool lat_law_is_default(lat_law law) {
    return law != LAT_LAW_NARY;
}

uint64_t lat_law_cases(lat_law law, size_t n) {
    const uint64_t count = n;
    switch (law) {
    case LAT_LAW_ORDER:
    case LAT_LAW_ASSOCIATIVITY:
        return count * count * count;
    case LAT_LAW_EXISTENCE:
    case LAT_LAW_UNIQUENESS:
    case LAT_LAW_LEAST:
        return count * count;
    case LAT_LAW_COMMUTATIVITY:
        return count == 0 ? 0 : count * (count - 1) / 2;
    case LAT_LAW_IDEMPOTENCE:
        return count;
    case LAT_LAW_NARY:
        return count * (count + 1) * (count + 2) / 6;
    case LAT_LAW_COUNT:
        break;
    }
    return 0;
}
