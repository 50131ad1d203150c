-- The dtypes of small_formats, by rules of which none is its own.
return { extends = "small_formats", name = "exact_formats", in_range = "exact_or_nan", rounding = "via_f32" }
