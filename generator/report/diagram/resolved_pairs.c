#include "report/diagram/resolved_pairs.h"
#include "base/memory.h"

/* Of the pairs left that have the result of the first one left: the dtype that is in most, the first of several. */
static lat_id find_hub(const lat_promotion *promotion, const bool *done, lat_id result, size_t *uses) {
    lat_id hub = LAT_NONE;
    for (size_t id = 0; id < promotion->n; id++)
        uses[id] = 0;
    for (size_t i = 0; i < promotion->resolve_count; i++) {
        if (done[i] || promotion->resolves[i].value != result) continue;
        uses[promotion->resolves[i].a]++;
        if (promotion->resolves[i].b != promotion->resolves[i].a) uses[promotion->resolves[i].b]++;
    }
    for (size_t id = 0; id < promotion->n; id++)
        if (uses[id] > (hub == LAT_NONE ? 0 : uses[hub])) hub = (lat_id)id;
    return hub;
}

resolved_pairs *resolved_pairs_of(const lat_promotion *promotion, size_t *count) {
    resolved_pairs *list = mem_alloc_zeroed(promotion->resolve_count + 1, sizeof *list);
    bool *done = mem_alloc_zeroed(promotion->resolve_count + 1, sizeof *done);
    size_t *uses = mem_alloc((promotion->n + 1) * sizeof *uses);
    *count = 0;
    for (size_t first = 0; first < promotion->resolve_count; first++) {
        while (!done[first]) {
            resolved_pairs *made = &list[(*count)++];
            made->result = promotion->resolves[first].value;
            made->hub = find_hub(promotion, done, made->result, uses);
            made->others = mem_alloc(promotion->resolve_count * sizeof *made->others);
            for (size_t i = first; i < promotion->resolve_count; i++) {
                const lat_resolve pair = promotion->resolves[i];
                if (done[i] || pair.value != made->result || (pair.a != made->hub && pair.b != made->hub)) continue;
                made->others[made->other_count++] = pair.a == made->hub ? pair.b : pair.a;
                done[i] = true;
            }
        }
    }
    mem_free(done);
    mem_free(uses);
    return list;
}

void resolved_pairs_free(resolved_pairs *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        mem_free(list[i].others);
    mem_free(list);
}
