-- Sets of dtypes that have several minimal upper bounds, and none at all.
return { name = "bound", extends = "array_api", nary = "bound", laws = {} }
