#include "spec/definition_hash.h"

#include "base/memory.h"
#include "base/sha256.h"
#include "spec/write/writer.h"

#include <string.h>

void spec_definition_hash(const spec *system, char hex[65]) {
    spec bare = *system; /* which it shares all but its texts with */
    bare.title = bare.source = bare.note = NULL;
    bare.notes = NULL; /* a default that is given means what it means when it is not */
    bare.dtypes = mem_alloc_zeroed(system->dtype_count, sizeof *bare.dtypes);
    for (size_t i = 0; i < system->dtype_count; i++) {
        bare.dtypes[i] = system->dtypes[i];
        bare.dtypes[i].title = NULL;
        bare.dtypes[i].alone = false;
    }
    text lua = {0};
    spec_write(&bare, &lua);
    sha256_hex(lua.data, lua.length, hex);
    text_free(&lua);
    mem_free(bare.dtypes);
}
