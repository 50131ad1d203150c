-- runtime-error
error("spec:99999999999999999999: elsewhere", 0)
