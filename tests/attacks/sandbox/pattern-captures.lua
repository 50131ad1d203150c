-- runtime-error
return ("a"):match(("()"):rep(33))
