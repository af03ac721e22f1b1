-- Conversations with guests. Today those of visitors who ask before they book, without a stay or an account; a thread of a stay has
-- booking_id. state: open waits for the owners, waiting for the guest.
CREATE TABLE threads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer UNIQUE REFERENCES bookings (id) ON DELETE CASCADE,
  account_id integer REFERENCES accounts (id) ON DELETE CASCADE,
  guest_name text NOT NULL,
  guest_email text NOT NULL,
  language text NOT NULL,
  villa_id integer REFERENCES villas (id) ON DELETE SET NULL,
  check_in date,
  check_out date,
  guests integer,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'waiting', 'closed')),
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  last_author text NOT NULL CHECK (last_author IN ('guest', 'owner', 'site')),
  first_answer_minutes integer,
  version integer NOT NULL DEFAULT 1,
  CHECK ((check_in IS NULL) = (check_out IS NULL))
);
CREATE INDEX threads_open ON threads (last_at) WHERE state = 'open';
CREATE INDEX threads_last ON threads (last_at);
CREATE INDEX threads_account ON threads (account_id);
CREATE INDEX threads_address ON threads (lower(guest_email));
CREATE INDEX threads_villa ON threads (villa_id);
CREATE TRIGGER threads_version BEFORE UPDATE ON threads FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TABLE messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  thread_id integer NOT NULL REFERENCES threads (id) ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('guest', 'owner', 'site')),
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  body text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX messages_thread ON messages (thread_id, id);
CREATE INDEX messages_account ON messages (account_id);
-- Mails about a conversation, which are erased with it. Without a foreign key: adding one locks a large table.
ALTER TABLE mails ADD COLUMN thread_id integer;
-- Empty, so it is built in a moment.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX mails_of_thread ON mails (thread_id) WHERE thread_id IS NOT NULL;
