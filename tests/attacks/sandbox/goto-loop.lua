-- time-limit
::again::
goto again
