-- Sorting networks: layers of pairs { i, j } of places, counted from 1, each of which puts the lower value at i.
return {
  [4] = { { { 1, 2 }, { 3, 4 } }, { { 1, 3 }, { 2, 4 } }, { { 2, 3 } } },
  [8] = {
    { { 1, 3 }, { 2, 4 }, { 5, 7 }, { 6, 8 } },
    { { 1, 5 }, { 2, 6 }, { 3, 7 }, { 4, 8 } },
    { { 1, 2 }, { 3, 4 }, { 5, 6 }, { 7, 8 } },
    { { 3, 5 }, { 4, 6 } },
    { { 2, 5 }, { 4, 7 } },
    { { 2, 3 }, { 4, 5 }, { 6, 7 } },
  },
}
