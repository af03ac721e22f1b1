-- What no restore of an older backup may bring back. The ids lie beside the backups, too.
CREATE TABLE account_endings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('erased', 'role', 'second_step')),
  role text,
  at timestamptz NOT NULL,
  kept_at timestamptz
);
CREATE INDEX account_endings_not_kept ON account_endings (id) WHERE kept_at IS NULL;
INSERT INTO account_endings (account_id, kind, at) SELECT id, 'erased', erased_at FROM accounts WHERE erased_at IS NOT NULL;
