#include "spec/names/name_company.h"
#include "base/memory.h"

#include <ctype.h>
#include <string.h>

enum {
    EXACT = 2,      /* what a name counts for a system that writes it so; 1 for one that knows it */
    FEWEST = 5,     /* names that tell a system by how many of its words they are; */
    FEW = 3,        /* if it has no more words than those */
    MOST_TOLD = 6,  /* names in one sentence */
    MOST_ASKED = 3, /* systems that it offers */
};

/* Whether the meaning is the same to everybody, so that it tells no system. */
static bool is_common(const known_name *reading) {
    return reading->row && reading->row->systems == NAME_ALL_SYSTEMS;
}

/* How well systems fit names, by system. */
typedef struct fit {
    size_t scores[NAMES_COUNT];
    size_t known[NAMES_COUNT]; /* names that it knows */
    unsigned alone;            /* systems that alone know one of the names */
} fit;

static void count_name(const char *name, bool any_case, fit *fit) {
    known_name readings[KNOWN_NAME_READINGS];
    const size_t count = known_name_readings(name, readings);
    unsigned all = 0;
    for (size_t i = 0; i < count; i++) {
        if (is_common(&readings[i])) continue;
        all |= readings[i].systems;
        for (name_system system = 1; system < NAMES_COUNT; system++) {
            if (!(readings[i].systems >> system & 1)) continue;
            fit->scores[system] += any_case || readings[i].exact >> system & 1 ? EXACT : 1;
            fit->known[system]++;
        }
    }
    if ((all & (all - 1)) == 0) fit->alone |= all;
}

/* How many names are listed for a system. */
static size_t count_words(name_system system) {
    size_t words = 0;
    for (size_t i = 0; i < name_table_count; i++) {
        if (name_table[i].systems == NAME_ALL_SYSTEMS || !(name_table[i].systems >> system & 1)) continue;
        words++;
        for (const char *at = name_table[i].names; (at = strchr(at, ',')) != NULL; at++)
            words++;
    }
    return words;
}

/* The one of the equals half of whose words are here, or more; NAMES_ANY where that is none or two. */
static name_system find_complete(unsigned equals, const size_t known[NAMES_COUNT]) {
    name_system found = NAMES_ANY;
    size_t complete = 0;
    for (name_system system = 1; system < NAMES_COUNT; system++) {
        const size_t words = count_words(system), fewest = words > FEWEST ? FEWEST : FEW;
        if (!(equals >> system & 1) || known[system] < fewest || 2 * known[system] < words) continue;
        complete++;
        found = system;
    }
    return complete == 1 ? found : NAMES_ANY;
}

static name_system first_of(unsigned systems) {
    name_system system = 1;
    while (system + 1 < NAMES_COUNT && !(systems >> system & 1))
        system++;
    return system;
}

/* The systems that have a name; 0 if nobody has, or all have. */
static unsigned owners_of(const char *name) {
    known_name readings[KNOWN_NAME_READINGS];
    const size_t count = known_name_readings(name, readings);
    unsigned owners = 0;
    for (size_t i = 0; i < count; i++)
        if (!is_common(&readings[i])) owners |= readings[i].systems;
    return owners;
}

/* Whether a name is of other systems than that one, of two at most, so that it is a sign of them. */
static bool is_foreign(const char *name, name_system system) {
    const unsigned owners = owners_of(name), but_one = owners & (owners - 1);
    return owners && !(owners >> system & 1) && (but_one & (but_one - 1)) == 0;
}

/* The first system that means what a name usually means, and writes it so if one does. */
static name_system usual_of(const char *name) {
    known_name readings[KNOWN_NAME_READINGS];
    if (!known_name_readings(name, readings)) return NAMES_ANY;
    return first_of(readings[0].exact ? readings[0].exact : readings[0].systems);
}

/* Enumerators are in upper case behind their prefix, whosever names they are: VIPS_FORMAT_UCHAR. */
static bool are_upper(const char *const *names, size_t count) {
    for (size_t i = 0; i < count; i++)
        for (const char *at = names[i]; *at; at++)
            if (islower((unsigned char)*at)) return false;
    return true;
}

name_company name_company_find(const char *const *names, size_t count, size_t prefix, name_system given) {
    fit fit = {0};
    size_t best = 0;
    const bool any_case = prefix && are_upper(names, count);
    for (size_t i = 0; i < count; i++)
        count_name(names[i], any_case, &fit);
    for (name_system system = 1; system < NAMES_COUNT; system++)
        if (fit.scores[system] > best) best = fit.scores[system];
    name_company company = {.system = given, .is_given = given != NAMES_ANY, .is_lone = count < 2};
    for (name_system system = 1; best && system < NAMES_COUNT; system++) {
        if (fit.scores[system] == best) company.equals |= 1u << system;
        if (4 * fit.scores[system] >= 3 * best) company.rivals |= 1u << system;
    }
    if (company.is_given || !best) return company;
    fit.alone &= company.rivals;
    if (fit.alone && (fit.alone & (fit.alone - 1)) == 0 && !company.is_lone) company.equals = fit.alone;
    company.system = company.is_lone ? usual_of(names[0]) : find_complete(company.equals, fit.known);
    if (company.system == NAMES_ANY) company.system = first_of(company.equals);
    for (size_t i = 0; i < count; i++)
        if (is_foreign(names[i], company.system)) company.foreign |= owners_of(names[i]);
    return company;
}

/* ---- What is told ---- */

/* Which reading is taken; the place in `readings`. */
static size_t find_taken(const name_company *company, const known_name *readings, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (readings[i].systems >> company->system & 1) return i;
    return 0;
}

/*
 * The systems that have another meaning worth a word. To joinery's own names and those that tell bits, that is one that
 * fits all names as well; to a meaning that is not the usual one, the usual one too. One that has a name which the system
 * does not have; and any where the system does not have this one.
 */
static unsigned others_of(const name_company *company, const known_name *readings, size_t taken, size_t other) {
    const bool tells_bits = !readings[taken].row || readings[taken].row->systems == NAME_LONG_SYSTEMS;
    if (!tells_bits && !(readings[taken].systems >> company->system & 1)) return readings[other].systems;
    const unsigned near = !tells_bits ? company->rivals : company->is_lone ? 0 : company->equals;
    const unsigned systems = readings[other].systems & (near | company->foreign);
    return systems ? systems : other == 0 ? readings[other].systems : 0;
}

typedef struct telling {
    const name_company *company;
    text *out;
    size_t told;
    name_system before; /* the system of the last name */
    unsigned others;    /* the systems that read a name in another way */
    name_system asked[MOST_ASKED];
    size_t asked_count;
} telling;

static void ask_for(telling *telling, name_system system) {
    for (size_t i = 0; i < telling->asked_count; i++)
        if (telling->asked[i] == system) return;
    if (telling->asked_count < MOST_ASKED) telling->asked[telling->asked_count++] = system;
}

/* ", as in C# (in Java: i8)" of a name that has been begun. */
static void tell_readings(telling *telling, const known_name *readings, size_t count, size_t taken) {
    const name_company *company = telling->company;
    const unsigned own = readings[taken].systems;
    const name_system system = own >> company->system & 1 ? company->system : first_of(own);
    if (system != telling->before) text_printf(telling->out, ", as in %s", name_system_title(system));
    telling->before = system;
    const char *separator = " (";
    for (size_t i = 0; i < count; i++) {
        const unsigned others = i == taken ? 0 : others_of(company, readings, taken, i);
        if (!others) continue;
        telling->others |= others;
        const unsigned exact = others & readings[i].exact;
        const name_system other = first_of(exact ? exact : others);
        text_printf(telling->out, "%sin %s: ", separator, name_system_title(other));
        known_name_format(telling->out, &readings[i]);
        ask_for(telling, other);
        separator = ", ";
    }
    text_add(telling->out, ")");
}

/* Adds a name that has more than one meaning here. */
static void tell_name(telling *telling, const char *name) {
    known_name readings[KNOWN_NAME_READINGS];
    const size_t count = known_name_readings(name, readings), taken = find_taken(telling->company, readings, count);
    bool is_open = false;
    if (!count || (telling->company->is_given && readings[taken].systems >> telling->company->system & 1)) return;
    for (size_t i = 0; i < count; i++)
        is_open = is_open || (i != taken && others_of(telling->company, readings, taken, i));
    if (!is_open || telling->told++ >= MOST_TOLD) return;
    text_printf(telling->out, telling->told == 1 ? "%s is read as " : "; %s as ", name);
    known_name_format(telling->out, &readings[taken]);
    tell_readings(telling, readings, count, taken);
}

/* " i16 and i32 are not NumPy's." of names that the system does not have, and one that reads others differently has. */
static void tell_contradiction(telling *telling, const char *const *names, size_t count) {
    const name_system system = telling->company->system;
    const char *first = NULL;
    size_t others = 0;
    for (size_t i = 0; i < count; i++) {
        const unsigned owners = owners_of(names[i]);
        if (!(owners & telling->others) || owners >> system & 1) continue;
        others += first != NULL;
        if (!first) first = names[i];
    }
    if (!first) return;
    text_printf(telling->out, ". %s", first);
    if (others) text_printf(telling->out, " and %zu more name%s", others, others > 1 ? "s" : "");
    text_printf(telling->out, " %s not %s's", others ? "are" : "is", name_system_title(system));
}

void name_company_tell(const name_company *company, const char *const *names, size_t count, text *out) {
    telling telling = {.company = company, .out = out};
    for (size_t i = 0; i < count; i++)
        tell_name(&telling, names[i]);
    if (!telling.told) return;
    if (telling.told > MOST_TOLD) text_printf(out, "; and %zu more names", telling.told - MOST_TOLD);
    tell_contradiction(&telling, names, count);
    text_add(out, ". If that is wrong, give");
    for (size_t i = 0; i < telling.asked_count; i++)
        text_printf(out, "%s --names %s", i == 0 ? "" : " or", name_system_word(telling.asked[i]));
}

void name_company_tell_one(name_system given, const char *name, text *out) {
    const name_company company = name_company_find(&name, 1, 0, given);
    name_company_tell(&company, &name, 1, out);
}

/* ---- Prefixes ---- */

static size_t count_known(const char *const *names, size_t count, size_t prefix) {
    known_name readings[KNOWN_NAME_READINGS];
    size_t known = 0;
    for (size_t i = 0; i < count; i++)
        known += known_name_readings(names[i] + prefix, readings) > 0;
    return known;
}

/* Whether all names may be parted there: behind a `_`, a dot or a colon, or before capitals behind a small letter. */
static bool is_seam(const char *const *names, size_t count, size_t at) {
    if (strchr("_.:", names[0][at - 1])) return true;
    bool is_one = islower((unsigned char)names[0][at - 1]);
    for (size_t i = 0; i < count; i++)
        is_one = is_one && isupper((unsigned char)names[i][at]);
    return is_one;
}

size_t name_company_prefix(const char *const *names, size_t count) {
    if (count < 2) return 0;
    size_t common = strlen(names[0]), best = 0;
    for (size_t i = 1; i < count; i++) {
        size_t same = 0;
        while (same < common && names[i][same] == names[0][same])
            same++;
        common = same;
    }
    for (size_t at = common, most = count_known(names, count, 0); at > 0; at--) {
        if (!is_seam(names, count, at)) continue;
        const size_t known = count_known(names, count, at);
        if (known > most) {
            most = known;
            best = at;
        }
    }
    return best;
}
