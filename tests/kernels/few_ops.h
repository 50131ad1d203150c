/* The ops that custom dtypes are tested with: one of each rule, and those that a width or a rounding shows in. */
#ifndef TESTS_KERNELS_FEW_OPS_H
#define TESTS_KERNELS_FEW_OPS_H

#define FEW_OPS(X)                                                                                                     \
    X(ADD, add, , )                                                                                                    \
    X(SUBTRACT, subtract, , )                                                                                          \
    X(MULTIPLY, multiply, , )                                                                                          \
    X(DIVIDE, divide, , )                                                                                              \
    X(MAXIMUM, maximum, , )                                                                                            \
    X(EQUAL, equal, , )                                                                                                \
    X(LESS, less, , )                                                                                                  \
    X(BITWISE_AND, bitwise_and, , )                                                                                    \
    X(BITWISE_LEFT_SHIFT, bitwise_left_shift, , )                                                                      \
    X(BITWISE_RIGHT_SHIFT, bitwise_right_shift, , )                                                                    \
    X(LOGICAL_AND, logical_and, , )

#endif
