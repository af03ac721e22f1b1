-- Since when somebody who reads the address is known to hold the account. Administrators' addresses are the operator's own.
ALTER TABLE accounts ADD COLUMN email_proved_at timestamptz;
UPDATE accounts SET email_proved_at = now() WHERE status = 2;

-- The one code that was mailed to an account last. Only a keyed hash of it is kept.
CREATE TABLE email_codes (
  account_id integer PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);

-- From which network nights were held, as a keyed hash; cleared after a day.
CREATE TABLE hold_origins (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  origin text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX hold_origins_by_origin ON hold_origins (origin);
