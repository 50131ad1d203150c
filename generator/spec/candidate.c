#include "spec/candidate.h"
#include "base/text.h"
#include "spec/read.h"
#include "spec/writer.h"

#include <string.h>

spec *spec_with_dtype(const spec *of, const char *dtype, const spec_options *options, spec_diagnostics *diagnostics) {
    text all = {0};
    text_add(&all,
             "return { name = \"candidate\", promotes = {}, laws = {}, "); /* one line, because messages say line 1 */
    if (of->header) {
        text_add(&all, "header = ");
        spec_write_string(&all, of->header);
        text_add(&all, ", ");
    }
    text_add(&all, "dtypes = { ");
    for (size_t i = 0; i < of->dtype_count; i++)
        spec_write_dtype(&of->dtypes[i], &all);
    if (dtype[strspn(dtype, " \t\n")] == '{')
        text_add(&all, dtype);
    else
        spec_write_string(&all, dtype);
    text_add(&all, " } }");
    spec *made = spec_read_text("<dtype>", all.data, all.length, options, diagnostics);
    text_free(&all);
    if (!made || made->dtype_count == of->dtype_count + 1) return made;
    spec_diagnostics_add(diagnostics, "<dtype>", spec_place_line(1), "no-single-dtype",
                         "\"%s\" does not say one dtype|give a well-known name, or one table as in `dtypes`", dtype);
    spec_free(made);
    return NULL;
}
