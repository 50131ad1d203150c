/* joinery for WebAssembly, which a page asks for all that it shows. */
#ifndef JOINERY_REPORT_EXPLORER_PAGE_MODULE_H
#define JOINERY_REPORT_EXPLORER_PAGE_MODULE_H

#include "base/text.h"

#include <stdbool.h>

/* Appends joinery.wasm, compressed by gzip, in base 91. False with a message where this program was built without it. */
bool page_module(text *out, text *error);

#endif
