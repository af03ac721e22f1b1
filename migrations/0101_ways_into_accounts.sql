-- Browsers on which an account has signed in. They have limits of their own against guesses, until its keys change.
CREATE TABLE known_devices (
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Of the id in the browser's cookie and the account: the table does not tell which accounts share a browser.
  device_hash text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_hash)
);

-- A passkey that is older than the proof of the address may be of somebody else, who opened the account to wait for its owner.
DELETE FROM passkeys USING accounts
WHERE accounts.id = passkeys.account_id AND passkeys.added_at < accounts.email_proved_at;
