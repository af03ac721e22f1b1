-- An account opened by a mailed code has no password until its holder sets one.
ALTER TABLE accounts ALTER COLUMN password_hash DROP NOT NULL;

-- Codes mailed to sign in. Each is good only in the browser that asked for it, which keeps the challenge.
CREATE TABLE email_sign_ins (
  challenge_hash text PRIMARY KEY,
  -- The account that had the address when the code was asked for. Empty where nobody had it.
  account_id integer REFERENCES accounts ON DELETE CASCADE,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);
CREATE INDEX email_sign_ins_of_account ON email_sign_ins (account_id);
