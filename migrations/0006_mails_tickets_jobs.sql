-- Written in the transaction that causes a mail; sent afterwards, once.
CREATE TABLE mails (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the mail is about, so that the same news is never sent twice.
  occasion text NOT NULL UNIQUE,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  calendar text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz,
  error text
);
CREATE INDEX mails_to_send ON mails (try_at) WHERE try_at IS NOT NULL;

CREATE TABLE tickets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts,
  order_id text NOT NULL,
  reason text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'in_progress', 'resolved', 'closed')),
  opened_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX tickets_newest ON tickets (opened_at DESC);

-- A job belongs to the process that holds its lease; a dead process loses it when the lease ends.
CREATE TABLE jobs (
  name text PRIMARY KEY,
  lease_ends_at timestamptz,
  run_at timestamptz NOT NULL,
  last_run_at timestamptz,
  last_error text,
  runs integer NOT NULL DEFAULT 0
);

-- What administrators changed: who, what, before, after, when.
CREATE TABLE activity (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  account_id integer NOT NULL REFERENCES accounts,
  subject text NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb
);
CREATE INDEX activity_newest ON activity (at DESC);
