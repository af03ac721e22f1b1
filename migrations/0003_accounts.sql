CREATE TABLE accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  country text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  -- 1 guest, 2 administrator
  status integer NOT NULL DEFAULT 1 CHECK (status IN (1, 2)),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX accounts_one_per_email ON accounts (lower(email));

-- Only the hash of a token is kept: who reads the table cannot sign in.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account_id);

CREATE TABLE reset_tokens (
  token_hash text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- Tries within a window, by who tries what; shared by every process.
CREATE TABLE tries (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
