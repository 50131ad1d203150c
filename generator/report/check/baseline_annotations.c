#include "report/check/baseline_annotations.h"
#include "analysis/analysis.h"
#include "report/write/annotation.h"

typedef struct writer {
    text *out;
    const analysis *now;
    const char *title;
} writer;

static void add_change(void *context, const baseline_change *change) {
    const writer *writer = context;
    const bool good = change->what == BASELINE_ADDED || change->what == BASELINE_RENAMED;
    const spec_place place = change->what == BASELINE_REMOVED   ? spec_place_unknown()
                             : change->what == BASELINE_ALTERED ? cell_place(writer->now, change->a, change->b)
                                                                : writer->now->spec->dtypes[change->a].place;
    annotate_spec(writer->out, good ? ANNOTATION_NOTICE : ANNOTATION_ERROR, writer->now->spec, place, writer->title,
                  change->line);
}

void baseline_annotations(text *out, const baseline *baseline) {
    const analysis *now = baseline->diff->right;
    text title = {0}, sentence = {0};
    text_printf(&title, "joinery: compared with %s", baseline->diff->left->argument);
    baseline_sentence(&sentence, baseline);
    if (baseline_is_altered(baseline))
        annotate_spec(out, ANNOTATION_ERROR, now->spec, spec_place_unknown(), text_string(&title),
                      text_string(&sentence));
    baseline_each(baseline, "v", add_change, &(writer){out, now, text_string(&title)});
    text_free(&title);
    text_free(&sentence);
}
