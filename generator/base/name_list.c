#include "base/name_list.h"

#include "base/memory.h"

void name_list_add(name_list *to, const char *name, size_t length) {
    VEC_PUSH(to->names, to->count, to->capacity) = mem_copy_n(name, length);
}

void name_list_free(name_list *of) {
    for (size_t i = 0; i < of->count; i++)
        mem_free(of->names[i]);
    mem_free(of->names);
    *of = (name_list){0};
}
