-- Codes and links that somebody waits for are sent before all other mails.
ALTER TABLE mails ADD COLUMN urgent boolean NOT NULL DEFAULT false;
-- Only mails that wait are in it, so it is built in a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX mails_next ON mails (urgent DESC, id) WHERE sent_at IS NULL AND try_at IS NOT NULL;
