-- no-table
string, table, math, utf8, error, pairs, type, tostring = nil
