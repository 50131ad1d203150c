#include "report/write/dtype_json.h"

void json_dtype(json *out, const char *key, const spec *names, lat_id id) {
    json_string(out, key, id < names->dtype_count ? names->dtypes[id].name : NULL);
}

void json_dtypes(json *out, const char *key, const spec *names, const lat_id *ids, size_t count) {
    json_array(out, key, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        json_dtype(out, NULL, names, ids[i]);
    json_end(out);
}
