

error(nil)
