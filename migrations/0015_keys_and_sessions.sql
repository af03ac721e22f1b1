-- One session can be named and ended by itself; an administrator's ends when nobody has used it for a while.
ALTER TABLE sessions ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
UPDATE sessions SET expires_at = least(expires_at, started_at + interval '12 hours')
  FROM accounts WHERE accounts.id = sessions.account_id AND accounts.status = 2;

-- Made up by the site and printed on a terminal: to be changed before anything else.
ALTER TABLE accounts ADD COLUMN password_made_up boolean NOT NULL DEFAULT false;

-- The salt of the recovery codes was the sealed secret, which changes when it is sealed anew.
ALTER TABLE two_step ADD COLUMN salt text;
UPDATE two_step SET salt = sealed_secret;
ALTER TABLE two_step ALTER COLUMN salt SET NOT NULL;
