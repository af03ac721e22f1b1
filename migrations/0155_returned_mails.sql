-- squawk-ignore-file require-concurrent-index-creation
-- A mail that came back: when the report about it was read, and what the other server says.
ALTER TABLE mails ADD COLUMN returned_at timestamptz;
ALTER TABLE mails ADD COLUMN returned_why text;
CREATE INDEX mails_returned ON mails (returned_at) WHERE returned_at IS NOT NULL;
