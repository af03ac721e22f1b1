-- An administrator's authenticator app. The secret is encrypted with the site's own.
CREATE TABLE two_step (
  account_id integer PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  begun_at timestamptz NOT NULL,
  -- Counts only from here on: whoever has confirmed a code can surely make the next.
  confirmed_at timestamptz,
  -- The half minute whose code was accepted last; neither it nor an earlier one is accepted again.
  last_step bigint NOT NULL DEFAULT 0,
  last_used_at timestamptz
);

-- For whoever has lost the phone: each works once, and only its hash is kept.
CREATE TABLE recovery_codes (
  account_id integer NOT NULL REFERENCES two_step ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (account_id, code_hash)
);

-- The password was right, the code is still to come. Not a session: it opens nothing but the second step.
CREATE TABLE pending_sign_ins (
  token_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
