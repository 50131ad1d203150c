/*
 * The emission Lua: a state that sees the template files, which are part of the program or under a directory of the
 * user's, and nothing else of the machine. Lua code reaches them through two globals:
 *
 *   host.read(path)    the text of a template file
 *   host.list(folder)  the names of the files in a folder of templates, sorted
 *   host.sha256(text)  as hex
 *   host.nearest(word, list)  the member of a list that may have been meant, or nil
 *   host.progress(what)  tells what is being done now, to whoever waits
 *   host.version       joinery's
 *   import(name)       what `name`.lua returns; run once
 *
 * There is no `pairs`, `next`, io, os or random number: whatever is emitted comes in an order that somebody chose.
 */
#ifndef JOINERY_TEMPLATES_TEMPLATES_H
#define JOINERY_TEMPLATES_TEMPLATES_H

#include "base/name_list.h"
#include "base/text.h"

#include <lua.h>
#include <stdbool.h>
#include <time.h>

typedef struct templates {
    lua_State *lua;
    struct arena *memory;  /* of the state */
    const char *directory; /* or NULL: the built-in ones */
    char **read;           /* paths, below the directory, of the files read, in order, without repeats */
    size_t read_count, read_capacity;
    double seconds; /* of processor time that templates of a directory may take; 0, as templates_open leaves it: 300 */
    clock_t began;  /* the present run */
    void (*progress)(void *context,
                     const char *label); /* of host.progress; NULL, as templates_open leaves it, for none */
    void *progress_context;
} templates;

/* Starts a state with the templates of a directory, which must live as long, or with NULL the built-in ones. */
void templates_open(templates *opened, const char *directory);
void templates_close(templates *opened);

/*
 * Calls body(L, context) protected. False, with the Lua error in *error, if it raises one: where it names a template,
 * by its whole path, which Lua would cut short. A lack of memory ends the run.
 */
typedef void templates_body(lua_State *L, void *context);
bool templates_run(templates *templates, templates_body *body, void *context, text *error);

/* The same in a state of its own, which is gone afterwards. */
bool templates_run_once(const char *directory, templates_body *body, void *context, text *error);

/* "DIR/path", or "templates/path" for what is built in. The caller frees. */
char *templates_path(const templates *templates, const char *path);

/* Appends the field `name` of every entry of the list that a built-in Lua file returns. */
void templates_add_names(const char *file, name_list *names);

/* Pushes what the Lua file `name` returns; call it inside a body. */
void templates_import(lua_State *L, const char *name);

#endif
