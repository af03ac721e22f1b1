-- When a job last ended well: a backup that has failed for a week must not look like one that has never been due.
ALTER TABLE jobs ADD COLUMN last_good_at timestamptz;
UPDATE jobs SET last_good_at = last_run_at WHERE last_error IS NULL AND lease_ends_at IS NULL;
