-- Browsers of people in the back office that get notices, and the notices that wait for them. A browser gets them as long as it is known:
-- what ends its known device ends its notices. kinds: what it wants to hear of. quiet_from and quiet_until: hours and minutes at the
-- villas between which nothing is sent; without both there are no quiet hours.
CREATE TABLE push_devices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  name text NOT NULL,
  kinds text[] NOT NULL,
  quiet_from text CHECK (quiet_from ~ '^\d\d:\d\d$'),
  quiet_until text CHECK (quiet_until ~ '^\d\d:\d\d$'),
  added_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  UNIQUE (account_id, device_hash),
  FOREIGN KEY (account_id, device_hash) REFERENCES known_devices (account_id, device_hash) ON DELETE CASCADE,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);
-- Ids alone: names are read when a notice is sent, and a sent one is deleted.
CREATE TABLE pushes (
  device_id integer NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
  event_id integer NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  kind text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  PRIMARY KEY (device_id, event_id)
);
CREATE INDEX pushes_due ON pushes (try_at);
CREATE INDEX pushes_event ON pushes (event_id);
