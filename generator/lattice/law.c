#include "lattice/law.h"

static const lat_law_row rows[] = {
#define ROW(ENUM, name, demanded, CASES, operands, mirrored, left, right, meaning)                                     \
    [LAT_LAW_##ENUM] = {name, demanded, LAT_##CASES, operands, mirrored, left, right, meaning},
    LAT_FOR_EACH_LAW(ROW)
#undef ROW
};

const lat_law_row *lat_law_of(lat_law law) {
    return &rows[law];
}

const char *lat_law_name(lat_law law) {
    return rows[law].name;
}

const char *lat_law_unit(lat_law law) {
    static const char *const names[] = {
#define NAME(ENUM, name, count) [LAT_##ENUM] = name,
        LAT_FOR_EACH_CASES(NAME)
#undef NAME
    };
    return names[rows[law].cases];
}

uint64_t lat_law_cases(lat_law law, size_t dtypes) {
    const uint64_t n = dtypes;
    switch (rows[law].cases) {
#define COUNT(ENUM, name, count)                                                                                       \
    case LAT_##ENUM:                                                                                                   \
        return count;
        LAT_FOR_EACH_CASES(COUNT)
#undef COUNT
    }
    return 0;
}
