/* The formats of reports, by name. The one list of them: X(ENUM, name, suffix of files, NULL where there is none). */
#ifndef JOINERY_REPORT_WRITE_FORMAT_H
#define JOINERY_REPORT_WRITE_FORMAT_H

#define REPORT_FOR_EACH_FORMAT(X)                                                                                      \
    X(TEXT, "text", ".txt")   /* for people; colour and box drawing on a terminal only */                              \
    X(JSON, "json", ".json")  /* one JSON object, for programs */                                                      \
    X(CSV, "csv", ".csv")     /* comma-separated values, "-" where undefined */                                        \
    X(MD, "md", ".md")        /* GitHub-flavoured Markdown */                                                          \
    X(HTML, "html", ".html")  /* one self-contained HTML page */                                                       \
    X(DOT, "dot", ".dot")     /* Graphviz source */                                                                    \
    X(SVG, "svg", ".svg")     /* a picture */                                                                          \
    X(GITHUB, "github", NULL) /* workflow commands that annotate lines of files, one a line */

typedef enum report_format {
#define REPORT_FORMAT_ENUM(ENUM, name, suffix) FORMAT_##ENUM,
    REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_ENUM)
#undef REPORT_FORMAT_ENUM
        FORMAT_COUNT
} report_format;

/* "json" */
const char *report_format_name(report_format format);

/* ".json"; NULL where no file's name says the format. */
const char *report_format_suffix(report_format format);

#endif
