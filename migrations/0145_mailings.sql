-- Messages to many guests at once. found: by what the guests were chosen. name: of the owners' text; empty for words of one time. texts: by
-- language, as they were when it was sent. fingerprint: of the day, the texts and the stays, so that the same is not sent twice.
CREATE TABLE mailings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  found jsonb NOT NULL,
  name text NOT NULL,
  texts jsonb NOT NULL,
  fingerprint text NOT NULL,
  made_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE UNIQUE INDEX mailings_once ON mailings (fingerprint) WHERE undone_at IS NULL;
CREATE INDEX mailings_account ON mailings (account_id);
-- What became of it for a stay.
CREATE TABLE mailing_stays (
  mailing_id integer NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  booking_id integer NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waits' CHECK (state IN ('waits', 'sent', 'left_out')),
  why text CHECK (why IN ('not_sold', 'no_address', 'lacks', 'no_consent')),
  missing text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (mailing_id, booking_id),
  CHECK ((state = 'left_out') = (why IS NOT NULL))
);
CREATE INDEX mailing_stays_booking ON mailing_stays (booking_id);
CREATE INDEX mailing_stays_waiting ON mailing_stays (mailing_id) WHERE state = 'waits';
