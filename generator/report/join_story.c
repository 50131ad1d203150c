#include "report/join_story.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "lattice/path.h"
#include "report/dtype_json.h"

typedef struct story {
    lat_id a, b, join;
    lat_id *upper, *minimal, *a_path, *b_path; /* paths: empty where the operand is not below the join */
    size_t upper_count, minimal_count, a_length, b_length;
    const char *from; /* "graph", "resolve" or "table" */
} story;

static const char *name_of(const story_subject *of, lat_id id) {
    return of->spec->dtypes[id].name;
}

static bool is_resolved(const lat_promotion *promotion, lat_id a, lat_id b) {
    for (size_t i = 0; i < promotion->resolve_count; i++) {
        const lat_resolve *r = &promotion->resolves[i];
        if ((r->a == a && r->b == b) || (r->a == b && r->b == a)) return true;
    }
    return false;
}

/* A path along covering edges, or where there are none to follow just both ends. */
static size_t find_path(const story_subject *of, lat_id from, lat_id to, lat_id *path) {
    const lat_order *order = &of->promotion->order;
    if (to == LAT_NONE || (from != to && !lat_leq(order, from, to))) return 0;
    if (from != to && order->transitive) return lat_path(order, of->shape, from, to, path);
    path[0] = from;
    path[1] = to;
    return from == to ? 1 : 2;
}

static story tell(const story_subject *of, lat_id a, lat_id b) {
    const size_t n = of->promotion->n;
    lat_id *room = mem_alloc(4 * (n + 1) * sizeof *room);
    story s = {.a = a, .b = b, .join = lat_join(of->promotion, a, b)};
    s.upper = room;
    s.minimal = room + n + 1;
    s.a_path = room + 2 * (n + 1);
    s.b_path = room + 3 * (n + 1);
    const lat_id pair[] = {a, b};
    s.minimal_count = lat_minimal_upper_bounds(&of->promotion->order, pair, 2, s.minimal, s.upper, &s.upper_count);
    s.a_length = find_path(of, a, s.join, s.a_path);
    s.b_length = find_path(of, b, s.join, s.b_path);
    s.from = of->promotion->from_table ? "table" : is_resolved(of->promotion, a, b) ? "resolve" : "graph";
    return s;
}

static void forget(story *s) {
    mem_free(s->upper);
}

static val_cost cost(const story_subject *of, lat_id operand, lat_id join) {
    return val_conversion_cost(&of->spec->dtypes[operand].values, &of->spec->dtypes[join].values);
}

static bool wider(const story_subject *of, const story *s) {
    const spec_dtype *dtypes = of->spec->dtypes;
    return val_wider(&dtypes[s->a].values, &dtypes[s->b].values, &dtypes[s->join].values);
}

void story_sentence(text *to, const story_subject *of, lat_id a, lat_id b) {
    const lat_id join = lat_join(of->promotion, a, b);
    text_printf(to, "%s v %s", name_of(of, a), name_of(of, b));
    if (join == LAT_NONE)
        text_add(to, " is undefined");
    else
        text_printf(to, " = %s", name_of(of, join));
}

static void add_names(text *to, const story_subject *of, const lat_id *ids, size_t count, const char *separator) {
    for (size_t i = 0; i < count; i++)
        text_printf(to, "%s%s", i ? separator : "", name_of(of, ids[i]));
}

static void add_bounds(document *to, const story_subject *of, const char *what, const lat_id *ids, size_t count) {
    text names = {0};
    add_names(&names, of, ids, count, " ");
    doc_fact(to, what, "%s", count ? text_string(&names) : "none");
    text_free(&names);
}

/* What the order alone says of the pair. */
static void add_order_says(text *to, const story_subject *of, const story *s) {
    if (s->minimal_count == 0)
        text_add(to, "the pair has no upper bound");
    else if (s->minimal_count == 1)
        text_printf(to, "the only minimal upper bound is %s", name_of(of, s->minimal[0]));
    else {
        text_add(to, "the pair is ambiguous between ");
        for (size_t i = 0; i < s->minimal_count; i++)
            text_printf(to, "%s%s",
                        i == 0                      ? ""
                        : i + 1 == s->minimal_count ? " and "
                                                    : ", ",
                        name_of(of, s->minimal[i]));
    }
}

static void add_reason(document *to, const story_subject *of, const story *s) {
    text line = {0};
    if (s->from[0] == 'g') {
        add_order_says(&line, of, s);
    } else {
        text_add(&line, s->from[0] == 't' ? "the spec's table says so" : "the spec's `resolve` says so");
        text_add(&line, s->from[0] == 't' ? "; in the order read off it, " : "; in the graph alone, ");
        add_order_says(&line, of, s);
    }
    doc_fact(to, "because", "%s", text_string(&line));
    text_free(&line);
}

static void add_operand(document *to, const story_subject *of, const story *s, bool second) {
    const lat_id operand = second ? s->b : s->a;
    const lat_id *path = second ? s->b_path : s->a_path;
    const size_t length = second ? s->b_length : s->a_length;
    text line = {0};
    if (length == 0)
        text_printf(&line, "not below %s in the order", name_of(of, s->join));
    else
        add_names(&line, of, path, length, to->style.boxes ? " → " : " -> ");
    text_printf(&line, " (%s%s)", val_cost_name(cost(of, operand, s->join)),
                of->spec->dtypes[operand].weak_of ? "; a weak operand" : "");
    doc_fact(to, name_of(of, operand), "%s", text_string(&line));
    text_free(&line);
}

void story_document(document *to, const story_subject *of, lat_id a, lat_id b) {
    story s = tell(of, a, b);
    add_bounds(to, of, "upper bounds", s.upper, s.upper_count);
    add_bounds(to, of, "minimal", s.minimal, s.minimal_count);
    doc_fact(to, "join", "%s", s.join == LAT_NONE ? "none" : name_of(of, s.join));
    add_reason(to, of, &s);
    if (s.join != LAT_NONE) {
        add_operand(to, of, &s, false);
        if (a != b) add_operand(to, of, &s, true);
        if (wider(of, &s)) doc_fact(to, "wider", "yes, %s has more bits than both operands", name_of(of, s.join));
    }
    forget(&s);
}

static void path_member(json *to, const story_subject *of, const char *key, const lat_id *ids, size_t count) {
    if (count)
        json_dtypes_member(to, key, of->spec, ids, count);
    else
        json_null_member(to, key);
}

void story_json(json *to, const story_subject *of, lat_id a, lat_id b) {
    story s = tell(of, a, b);
    const bool defined = s.join != LAT_NONE;
    json_object(to, JSON_LINES);
    json_string_member(to, "a", name_of(of, a));
    json_string_member(to, "b", name_of(of, b));
    json_string_member(to, "join", defined ? name_of(of, s.join) : NULL);
    json_string_member(to, "from", s.from);
    json_dtypes_member(to, "upper_bounds", of->spec, s.upper, s.upper_count);
    json_dtypes_member(to, "minimal", of->spec, s.minimal, s.minimal_count);
    path_member(to, of, "a_path", s.a_path, s.a_length);
    path_member(to, of, "b_path", s.b_path, s.b_length);
    json_string_member(to, "a_cost", defined ? val_cost_name(cost(of, a, s.join)) : NULL);
    json_string_member(to, "b_cost", defined ? val_cost_name(cost(of, b, s.join)) : NULL);
    json_key(to, "wider");
    if (defined)
        json_bool(to, wider(of, &s));
    else
        json_null(to);
    json_end(to);
    forget(&s);
}
