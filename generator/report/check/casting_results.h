/* Whether the castings of a spec's own obey the laws of castings (specs/laws.md, "Laws of castings"), as `check` reports. */
#ifndef JOINERY_REPORT_CHECK_CASTING_RESULTS_H
#define JOINERY_REPORT_CHECK_CASTING_RESULTS_H

#include "analysis/castings.h"
#include "report/write/document.h"
#include "report/write/finding.h"
#include "report/write/json.h"

/* The laws: X(ENUM, name, what a failing casting is called, in what failures are counted). */
#define CASTING_FOR_EACH_LAW(X)                                                                                        \
    X(REFLEXIVE, "reflexive", "not reflexive", "dtype")                                                                \
    X(TRANSITIVE, "transitive", "not transitive", "triple")                                                            \
    X(INCLUDES, "includes", "does not include what it should", "pair")

typedef enum casting_law {
#define CASTING_LAW_ENUM(ENUM, name, words, unit) CASTING_LAW_##ENUM,
    CASTING_FOR_EACH_LAW(CASTING_LAW_ENUM)
#undef CASTING_LAW_ENUM
        CASTING_LAW_COUNT
} casting_law;

/* Failures of a law: how many, and the first. */
typedef struct casting_failures {
    uint64_t count;
    lat_id from, to;
    lat_id other;         /* transitive: what is between them; includes: the dtype that `from` promotes to `to` with */
    const char *included; /* includes: the casting that allows the conversion, or whose promotion needs it */
} casting_failures;

/* What is found of one casting of the spec's own. */
typedef struct casting_found {
    size_t number; /* of the casting */
    const spec_casting *own;
    uint64_t allowed; /* conversions */
    casting_failures failures[CASTING_LAW_COUNT];
} casting_found;

typedef struct casting_results {
    /* given */
    const analysis *analysis;
    bool required; /* no casting may fail a law */
    /* found */
    casting_found *castings;
    size_t count;
    uint64_t failures;
} casting_results;

/* Fills in what is found; casting_results_free() frees it. */
void casting_results_find(casting_results *results);
void casting_results_free(casting_results *results);

/* The section of a report; nothing for a spec without castings of its own. */
void casting_results_document(const casting_results *results, document *page);

/* Adds the first failure of each casting, where that is defined. */
void casting_results_find_failures(const casting_results *results, findings *list);

void casting_results_json(json *out, const char *key, const casting_results *results);

#endif
