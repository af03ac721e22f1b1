CREATE TABLE passkeys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  -- COSE key, base64url
  public_key text NOT NULL,
  -- Signatures made so far, as the authenticator counts them. 0 where it does not count.
  counter bigint NOT NULL,
  transports text NOT NULL DEFAULT '',
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_account ON passkeys (account_id);

-- Challenges that wait for a signature. Each is good once.
CREATE TABLE passkey_challenges (
  challenge_hash text PRIMARY KEY,
  -- To whose account a passkey is added. Empty for signing in.
  account_id integer REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_of_account ON passkey_challenges (account_id);
