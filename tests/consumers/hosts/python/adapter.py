import arrays
def promote(a, b):
    return (arrays.Array([1], a) + arrays.Array([1], b)).dtype
