/* What no_fma.sh must find: compiled with contraction on. */
double contracted(double a, double b, double c);

double contracted(double a, double b, double c) {
    return a * b + c;
}
