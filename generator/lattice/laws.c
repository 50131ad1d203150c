#include "lattice/laws.h"
