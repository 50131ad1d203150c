/* The exit statuses of joinery (generator/cli/README.md). */
#ifndef JOINERY_BASE_EXIT_STATUS_H
#define JOINERY_BASE_EXIT_STATUS_H

enum {
    EXIT_YES,   /* done, and the answer is yes */
    EXIT_NO,    /* done, and the answer is no */
    EXIT_ERROR, /* it could not be done */
    EXIT_STATUSES
};

#endif
