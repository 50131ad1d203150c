-- syntax-error
return { name = 't', title = '[31m]0;title31m‮', } } -- ⁦
