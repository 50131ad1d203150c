/* The formats of reports, by name. The one list of them: X(ENUM, name). */
#ifndef JOINERY_REPORT_FORMAT_H
#define JOINERY_REPORT_FORMAT_H

#define REPORT_FOR_EACH_FORMAT(X)                                                                                      \
    X(TEXT, "text")       /* for people; colour and box drawing on a terminal only */                                  \
    X(JSON, "json")       /* one JSON object, for programs */                                                          \
    X(CSV, "csv")         /* comma-separated values, "-" where undefined */                                            \
    X(MD, "md")           /* GitHub-flavoured Markdown */                                                              \
    X(HTML, "html")       /* one self-contained HTML page */                                                           \
    X(DOT, "dot")         /* Graphviz source */                                                                        \
    X(SVG, "svg")         /* a picture, drawn by Graphviz's dot */                                                     \
    X(MERMAID, "mermaid") /* a flowchart for Markdown pages */                                                         \
    X(GITHUB, "github")   /* workflow commands that annotate lines of files, one a line */

typedef enum report_format {
#define REPORT_FORMAT_ENUM(ENUM, name) FORMAT_##ENUM,
    REPORT_FOR_EACH_FORMAT(REPORT_FORMAT_ENUM)
#undef REPORT_FORMAT_ENUM
        FORMAT_COUNT
} report_format;

/* "json" */
const char *report_format_name(report_format format);

#endif
