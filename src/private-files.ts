// Imported first by everything that is started: what is written from here on is for this user alone, whatever the machine's habit.
process.umask(0o077)
