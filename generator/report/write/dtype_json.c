#include "report/write/dtype_json.h"

void json_dtypes_member(json *out, const char *key, const spec *names, const lat_id *ids, size_t count) {
    json_key(out, key);
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        json_string(out, names->dtypes[ids[i]].name);
    json_end(out);
}
