-- runtime-error
for _ in utf8.codes("\xFF") do end
