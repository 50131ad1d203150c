#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/question.h"
#include "report/explain/fold_explanation.h"

static int explain(cli *run, const analysis *analysis, const lat_id *operands, size_t count) {
    document page = cli_document(run);
    fold_explanation explanation;
    fold_explanation_find(analysis, operands, count, &explanation);
    if (run->format == FORMAT_JSON)
        fold_explanation_json(&run->report, &explanation);
    else
        fold_explanation_document(&page, &explanation);
    const int status = explanation.value == LAT_NONE ? EXIT_NO : EXIT_YES;
    fold_explanation_free(&explanation);
    return status;
}

int cmd_explain(cli *run) {
    analysis analysis;
    if (!load(run, run->arguments.operands[0], &analysis)) return EXIT_ERROR;
    size_t count;
    lat_id *operands =
        question_read(run, &analysis, run->arguments.operands + 1, run->arguments.operand_count - 1, &count);
    const int status = operands ? explain(run, &analysis, operands, count) : EXIT_ERROR;
    mem_free(operands);
    analysis_free(&analysis);
    return status;
}
