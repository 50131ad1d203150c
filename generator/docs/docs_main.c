/*
 * Build tool: writes what is installed beside the program and made from its tables.
 * Usage: joinery_docs man OUTPUT | fill TEMPLATE OUTPUT | luals OUTPUT
 */
#include "base/file.h"
#include "base/memory.h"
#include "docs/completion.h"
#include "docs/man_page.h"
#include "spec/read/luals.h"
#include "templates/op_catalogue.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static int fail(const char *path) {
    fprintf(stderr, "joinery_docs: %s: %s\n", path, strerror(errno));
    return 1;
}

/* The template with each @NAME@ replaced. */
static int fill(const char *path, text *out) {
    text all = {0};
    if (!file_read(path, FILE_NO_LIMIT, &all, NULL)) return fail(path);
    for (const char *at = text_string(&all); *at;) {
        const size_t length = *at == '@' ? strspn(at + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") : 0;
        if (length && at[length + 1] == '@') {
            if (!completion_part(out, at + 1, length)) {
                fprintf(stderr, "joinery_docs: %s: no part is called %.*s\n", path, (int)length, at + 1);
                return 1;
            }
            at += length + 2;
        } else {
            text_add_char(out, *at++);
        }
    }
    text_free(&all);
    return 0;
}

/* The definitions that editors check specs by. */
static int add_luals(text *out) {
    op_catalogue catalogue;
    text error = {0};
    if (!op_catalogue_read(NULL, &catalogue, &error)) {
        fprintf(stderr, "joinery_docs: %s\n", text_string(&error));
        return 1;
    }
    luals_write(&(spec_options){.ops = &catalogue}, out);
    op_catalogue_free(&catalogue);
    return 0;
}

int main(int argc, char **argv) {
    text made = {0};
    if (argc == 3 && !strcmp(argv[1], "man")) {
        man_page_write(&made);
    } else if (argc == 4 && !strcmp(argv[1], "fill")) {
        if (fill(argv[2], &made)) return 1;
    } else if (argc == 3 && !strcmp(argv[1], "luals")) {
        if (add_luals(&made)) return 1;
    } else {
        fputs("usage: joinery_docs man OUTPUT | fill TEMPLATE OUTPUT | luals OUTPUT\n", stderr);
        return 1;
    }
    const char *path = argv[argc - 1];
    if (!file_replace(path, made.data, made.length)) return fail(path);
    text_free(&made);
    return 0;
}
