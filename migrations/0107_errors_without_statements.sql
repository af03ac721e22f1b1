-- Errors of earlier versions held the statement with a guest's data, and not the cause.
UPDATE event_deliveries SET error = 'The database refused a statement.' WHERE error LIKE 'Failed query:%';
UPDATE jobs SET last_error = 'The database refused a statement.' WHERE last_error LIKE 'Failed query:%';
UPDATE job_runs SET error = 'The database refused a statement.' WHERE error LIKE 'Failed query:%';
