#include "lattice/promotion.h"
