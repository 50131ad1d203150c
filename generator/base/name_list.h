/* A growing list of names that it owns. */
#ifndef JOINERY_BASE_NAME_LIST_H
#define JOINERY_BASE_NAME_LIST_H

#include <stddef.h>

/* Zeroed, it is empty. */
typedef struct name_list {
    char **names;
    size_t count, capacity;
} name_list;

/* Appends a copy of the first `length` bytes of a name. */
void name_list_add(name_list *list, const char *name, size_t length);

/* Frees the names and the list, which is empty then. */
void name_list_free(name_list *list);

#endif
