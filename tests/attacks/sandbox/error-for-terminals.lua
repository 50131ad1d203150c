-- runtime-error
error("\27[31m\27]0;title\7\u{9B}31m\u{202E}\r\0\xFF", 0)
