#include "base/name_list.h"

#include "base/memory.h"

void name_list_add(name_list *list, const char *name, size_t length) {
    VEC_PUSH(list->names, list->count, list->capacity) = mem_copy_n(name, length);
}

void name_list_free(name_list *list) {
    for (size_t i = 0; i < list->count; i++)
        mem_free(list->names[i]);
    mem_free(list->names);
    *list = (name_list){0};
}
