-- runtime-error
return ("%99999d"):format(1)
