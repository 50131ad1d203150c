/* The atlas: specs side by side and the documents beside them, as a site of static pages (templates/atlas). */
#ifndef JOINERY_SITE_ATLAS_H
#define JOINERY_SITE_ATLAS_H

#include "analysis/analysis.h"
#include "emit/output.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct atlas {
    const char *directory;   /* to write to; created if missing */
    const analysis *systems; /* verified, and called by their names: their pages are NAME.html */
    size_t count;
    const char *
        module; /* joinery for WebAssembly as report/explorer/page_module.h has it; NULL: the site takes no questions */
    void (*progress)(void *context, const char *step);
    void *progress_context;
} atlas;

/*
 * Writes the site as output_write() does: all files or none, those of an earlier run that this one does not make go,
 * and no others are touched. False, and nothing in *made, with a message in *error.
 */
bool atlas_write(const atlas *atlas, output_changes *made, text *error);

#endif
