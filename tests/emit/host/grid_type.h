/* The library's own dtypes. */
#ifndef GRID_TYPE_H
#define GRID_TYPE_H
enum grid_type { GT_NOTHING = 0, GT_BOOLEAN = 1, GT_BYTE = 2, GT_SIGNED_BYTE = 4, GT_SHORT = 8, GT_REAL = 16 };
#endif
