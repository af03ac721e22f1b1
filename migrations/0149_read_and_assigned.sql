-- squawk-ignore-file require-concurrent-index-creation, adding-foreign-key-constraint
-- Up to which message somebody of the office has read a conversation (0: marked as unread), and who answers it. Whoever is there today has
-- read all.
CREATE TABLE thread_reads (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  thread_id integer NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  message_id integer NOT NULL,
  PRIMARY KEY (account_id, thread_id)
);
CREATE INDEX thread_reads_thread ON thread_reads (thread_id);
INSERT INTO thread_reads (account_id, thread_id, message_id)
  SELECT accounts.id, messages.thread_id, max(messages.id) FROM messages CROSS JOIN accounts
  WHERE accounts.status = 2
  GROUP BY accounts.id, messages.thread_id;
ALTER TABLE threads ADD COLUMN assigned_to integer REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX threads_assigned ON threads (assigned_to) WHERE assigned_to IS NOT NULL;
