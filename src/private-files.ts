// Every entry point imports this first: files written from here on are readable by this user only.
process.umask(0o077)
