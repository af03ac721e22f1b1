-- The code that was mailed last to confirm an action, such as cancelling a stay. The keyed hash also covers the action and its amount.
CREATE TABLE action_codes (
  account_id integer PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL
);
