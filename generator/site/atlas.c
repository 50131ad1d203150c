#include "site/atlas.h"

#include "base/memory.h"
#include "emit/given_files.h"
#include "site/atlas_model.h"
#include "templates/templates.h"

/* What templates/atlas/site.lua is given, and the files that it gives. */
typedef struct site {
    const atlas *atlas;
    given_files files;
} site;

static void make_files(lua_State *L, void *context) {
    site *site = context;
    templates_import(L, "atlas/site");
    atlas_model_push(L, site->atlas);
    lua_call(L, 1, 1);
    given_files_take(L, "atlas/site.lua", &site->files);
}

bool atlas_write(const atlas *atlas, output_changes *made, text *error) {
    templates templates;
    templates_open(&templates, NULL);
    templates.progress = atlas->progress;
    templates.progress_context = atlas->progress_context;
    site site = {.atlas = atlas};
    bool ok = templates_run(&templates, make_files, &site, error);
    if (ok) {
        const output out = {.directory = atlas->directory, .files = site.files.items, .count = site.files.count};
        if (atlas->progress) atlas->progress(atlas->progress_context, "writing");
        ok = output_write(&out, made, error);
    }
    mem_free(site.files.items);
    templates_close(&templates);
    return ok;
}
