/* Exact for counts below 2^53, and nothing that a compiler could fuse or reorder. */
#include "cents.h"

double cents_to_double(cents_t amount) {
    return (double)amount.count / 100.0;
}

cents_t cents_from_double(double amount) {
    const double limit = 4503599627370496.0; /* 2^52 */
    const double count = amount * 100.0;
    const cents_t nothing = {0}, most = {4503599627370496}, least = {-4503599627370496},
                  some = {(int64_t)(count > -limit && count < limit ? count : 0.0)};
    if (count >= limit) return most;
    if (count <= -limit) return least;
    return count > -limit && count < limit ? some : nothing; /* NaN: nothing */
}
