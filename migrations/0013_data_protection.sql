-- What a guest sees of who is signed in under his name.
ALTER TABLE sessions ADD COLUMN started_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';

-- Accounts that nobody has used for years are cleared; one that was erased keeps its row for its bookings.
ALTER TABLE accounts ADD COLUMN last_sign_in_at timestamptz;
ALTER TABLE accounts ADD COLUMN erased_at timestamptz;

-- What the clearing job looks for.
CREATE INDEX sessions_ended ON sessions (expires_at);
CREATE INDEX tries_ended ON tries (window_ends_at);
CREATE INDEX bank_messages_by_age ON bank_messages (at);
CREATE INDEX mails_with_words ON mails (created_at) WHERE body_text <> '';
CREATE INDEX tickets_of_account ON tickets (account_id);
