/* A type of a user's own, for company.lua. */
#ifndef CENTS_H
#define CENTS_H

#include <stdint.h>

typedef struct cents {
    int64_t count;
} cents_t;

#ifdef __cplusplus
extern "C" {
#endif
double cents_to_double(cents_t amount);
cents_t cents_from_double(double amount);
#ifdef __cplusplus
}
#endif

#endif
