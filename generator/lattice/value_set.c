#include "lattice/value_set.h"
