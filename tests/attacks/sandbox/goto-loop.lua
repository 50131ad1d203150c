-- time-limit instruction-limit
::again::
goto again
