/* What a check or a comparison finds in a spec: one list, which every format writes in its own form. */
#ifndef JOINERY_REPORT_WRITE_FINDING_H
#define JOINERY_REPORT_WRITE_FINDING_H

#include "base/text.h"
#include "report/write/document.h"
#include "spec/spec.h"

typedef enum finding_severity { FINDING_ERROR, FINDING_WARNING, FINDING_NOTICE } finding_severity;

/* A law that must hold and does not, a promotion that --deny forbids, a change against an earlier spec. */
typedef enum finding_rule { FINDING_LAW, FINDING_DENIAL, FINDING_CHANGE } finding_rule;

typedef struct finding {
    finding_rule rule;
    const char *subject; /* the law, option or spec, which outlives the list */
    finding_severity severity;
    bool is_sum; /* sums up the findings of its rule that follow */
    spec_place place;
    text sentence; /* without a full stop: "u8 v i8: i16 -> undefined" */
} finding;

/* A list in the making: set `spec` and `join`, and leave the rest 0. */
typedef struct findings {
    const spec *spec; /* in whose file the places are */
    const char *join; /* the sign for joins, as doc_join() has it */
    finding *items;
    size_t count, capacity;
} findings;

/* Adds a finding with an empty sentence, which the caller fills in before the next is added. */
finding *findings_add(findings *list, finding_rule rule, const char *subject, finding_severity severity,
                      spec_place place);

void findings_free(findings *list);

/* Whether there is a finding of a rule; whether one is an error. */
bool findings_have(const findings *list, finding_rule rule);
bool findings_fail(const findings *list);

/* Appends "; " and the sum of a rule, if it has one. */
void findings_sums(text *out, const findings *list, finding_rule rule);

/* Adds an item for each finding of a rule, without its sum. */
void findings_items(document *page, const findings *list, finding_rule rule);

/*
 * Appends each finding as a workflow command of GitHub Actions, which the runner takes from standard output:
 * "::error file=my.lua,line=3,title=TITLE::SENTENCE". It is about the first line where a place is not known, and about
 * no file where the spec was not read from one. A sum that is no error is left out.
 */
void findings_annotate(text *out, const findings *list);

/* Appends what is wrong with a spec as such commands. */
void annotate_diagnostics(text *out, const spec_diagnostics *diagnostics);

#endif
