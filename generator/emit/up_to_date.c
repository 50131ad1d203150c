#include "emit/up_to_date.h"

#include "base/text.h"
#include "emit/output.h"
#include "emit/stamp.h"

static bool holds_files(const char *directory, const manifest *kept) {
    for (size_t i = 0; i < kept->count; i++)
        if (!output_holds(directory, kept->files[i].path, kept->files[i].sha256)) return false;
    return true;
}

bool up_to_date_find(const char *directory, const char *manifest_path, const char inputs[65], manifest *kept) {
    text json = {0};
    *kept = (manifest){0};
    bool found = output_read(directory, manifest_path, &json) && stamp_is_right(&json, inputs) &&
                 manifest_parse(kept, text_string(&json), json.length);
    text_free(&json);
    if (found && !holds_files(directory, kept)) {
        manifest_free(kept);
        found = false;
    }
    return found;
}
