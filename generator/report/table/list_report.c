#include "report/table/list_report.h"
#include "base/memory.h"
#include "report/write/json.h"

#include <stdlib.h>
#include <string.h>

/* For people, each group is a section; for programs it is a column, the last one. */
static const char *const columns[] = {"name", "dtypes", "form", "class", "title", "group"};
enum { FORM = 2, COLUMNS = sizeof columns / sizeof *columns };

typedef enum list_group { GROUP_SYSTEM, GROUP_EARLIER, GROUP_DESIGN_NOTE, GROUPS } list_group;
static const struct {
    const char *word, *heading;
} groups[GROUPS] = {
    [GROUP_SYSTEM] = {"system", "Systems as they are"},
    [GROUP_EARLIER] = {"earlier", "Earlier versions"},
    [GROUP_DESIGN_NOTE] = {"design-note", "From JAX's design note, JEP 9407"},
};

/* By the names of installed specs: jep_option1 is the design note's, torch_113 and jax_2020 are earlier versions. */
static list_group group_of(const char *name) {
    if (strncmp(name, "jep_", 4) == 0) return GROUP_DESIGN_NOTE;
    const char *last = strrchr(name, '_');
    return last && last[1] && strspn(last + 1, "0123456789") == strlen(last + 1) ? GROUP_EARLIER : GROUP_SYSTEM;
}

const char *list_group_word(const char *name) {
    return groups[group_of(name)].word;
}

/* The same for people, to whom `table` and `lattice` are classes. */
static const char *written_as(const list_row *row) {
    return strcmp(row->form, "table") == 0 ? "grid" : strcmp(row->form, "lattice") == 0 ? "edges" : "edges + resolve";
}

static const char *form_of(const analysis *analysis) {
    return analysis->spec->from_table ? "table" : analysis->promotion.resolve_count ? "lattice + resolve" : "lattice";
}

void list_report_add(list_report *report, const analysis *analysis) {
    text dtypes = {0};
    text_printf(&dtypes, "%zu", analysis->spec->dtype_count);
    VEC_PUSH(report->rows, report->count, report->capacity) =
        (list_row){.name = mem_copy(analysis->argument),
                   .title = mem_copy(analysis->spec->title ? analysis->spec->title : ""),
                   .dtypes = mem_copy(text_string(&dtypes)),
                   .form = form_of(analysis),
                   .kind = lat_class_name(analysis->laws.kind)};
    text_free(&dtypes);
}

void list_report_free(list_report *report) {
    for (size_t i = 0; i < report->count; i++) {
        mem_free(report->rows[i].name);
        mem_free(report->rows[i].title);
        mem_free(report->rows[i].dtypes);
    }
    mem_free(report->rows);
    *report = (list_report){0};
}

static const char *field(const list_row *row, size_t column) {
    const char *const fields[COLUMNS] = {row->name, row->dtypes, row->form,
                                         row->kind, row->title,  groups[group_of(row->name)].word};
    return fields[column];
}

/* Rows of the list, in the order in which they were added: all, or those of one group. */
typedef struct list_view {
    const list_row **rows;
    size_t count;
    bool people; /* who read it, not programs */
} list_view;

static void add_group(list_view *view, const list_report *all, list_group group) {
    for (size_t i = 0; i < all->count; i++)
        if (group_of(all->rows[i].name) == group) view->rows[view->count++] = &all->rows[i];
}

static const char *header(const grid *grid, size_t column) {
    (void)grid;
    return columns[column];
}

static const char *cell(const grid *grid, size_t row, size_t column) {
    const list_view *view = grid->context;
    return view->people && column == FORM ? written_as(view->rows[row]) : field(view->rows[row], column);
}

static grid grid_of(const list_view *view, size_t column_count) {
    return (grid){.rows = view->count,
                  .columns = column_count,
                  .row_headers = true,
                  .numbers_right = true,
                  .context = view,
                  .header = header,
                  .cell = cell};
}

static void write_json(text *target, const list_view *all) {
    json out = {.out = target};
    json_object(&out, NULL, JSON_LINES);
    json_array(&out, "specs", JSON_LINES);
    for (size_t i = 0; i < all->count; i++) {
        json_object(&out, NULL, JSON_INLINE);
        for (size_t column = 0; column < COLUMNS; column++) {
            const char *value = field(all->rows[i], column);
            if (value == all->rows[i]->dtypes)
                json_number(&out, columns[column], strtoull(value, NULL, 10));
            else
                json_string(&out, columns[column], value);
        }
        json_end(&out);
    }
    json_end(&out);
    json_end(&out);
}

static void write_sections(document *page, const list_report *all, list_view *view) {
    doc_begin(page, "Installed specs", NULL);
    for (list_group group = 0; group < GROUPS; group++) {
        view->count = 0;
        add_group(view, all, group);
        if (view->count == 0) continue;
        grid table = grid_of(view, COLUMNS - 1);
        table.caption = groups[group].heading;
        table.caption_is_said = true;
        doc_heading(page, groups[group].heading);
        doc_grid(page, &table);
    }
    doc_end(page);
}

void list_report_write(document *page, const list_report *report) {
    list_view view = {.rows = mem_alloc_zeroed(report->count, sizeof *view.rows)};
    if (page->format == FORMAT_JSON || page->format == FORMAT_CSV) {
        while (view.count < report->count) {
            view.rows[view.count] = &report->rows[view.count];
            view.count++;
        }
        const grid table = grid_of(&view, COLUMNS);
        if (page->format == FORMAT_JSON)
            write_json(page->out, &view);
        else
            grid_write(&table, page->format, page->style, page->out);
    } else {
        view.people = true;
        write_sections(page, report, &view);
    }
    mem_free(view.rows);
}
