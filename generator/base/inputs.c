#include "base/inputs.h"

#include "base/memory.h"

typedef struct input {
    uint64_t device, index;
} input;

static input *inputs;
static size_t count, capacity;

static bool is_there(const disk_facts *file) {
    for (size_t i = 0; i < count; i++)
        if (inputs[i].device == file->device && inputs[i].index == file->index) return true;
    return false;
}

void inputs_add(const disk_facts *file) {
    const bool known = file->device || file->index;
    if (file->kind == DISK_REGULAR && known && !is_there(file))
        VEC_PUSH(inputs, count, capacity) = (input){file->device, file->index};
}

bool inputs_have(const char *path) {
    disk_facts about;
    return count > 0 && disk_look(path, true, &about) && is_there(&about);
}

void inputs_forget(void) {
    mem_free(inputs);
    inputs = NULL;
    count = capacity = 0;
}
