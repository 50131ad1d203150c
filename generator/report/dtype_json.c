#include "report/dtype_json.h"

void json_dtypes_member(json *to, const char *key, const spec *names, const lat_id *ids, size_t count) {
    json_key(to, key);
    json_array(to, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        json_string(to, names->dtypes[ids[i]].name);
    json_end(to);
}
