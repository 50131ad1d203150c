#include "site/atlas.h"

#include "base/memory.h"
#include "emit/given_files.h"
#include "site/atlas_model.h"
#include "templates/templates.h"

/* What templates/atlas/site.lua is given, and the files that it gives. */
typedef struct site {
    const atlas *of;
    given_files files;
} site;

static void make_files(lua_State *L, void *context) {
    site *to = context;
    templates_import(L, "atlas/site");
    atlas_model_push(L, to->of);
    lua_call(L, 1, 1);
    given_files_take(L, "atlas/site.lua", &to->files);
}

bool atlas_write(const atlas *of, output_changes *made, text *error) {
    templates from;
    templates_open(&from, NULL);
    from.progress = of->progress;
    from.progress_context = of->progress_context;
    site what = {.of = of};
    bool ok = templates_run(&from, make_files, &what, error);
    if (ok) {
        const output out = {.directory = of->directory, .files = what.files.items, .count = what.files.count};
        if (of->progress) of->progress(of->progress_context, "writing");
        ok = output_write(&out, made, error);
    }
    mem_free(what.files.items);
    templates_close(&from);
    return ok;
}
