-- The house's accounts at the bank, as owners enter them. sealed: store key and password of the API user. The one without ended_at is used for
-- new payments; former ones judge answers to attempts that were begun with them.
CREATE TABLE bank_accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id text NOT NULL CHECK (client_id <> ''),
  gateway_url text NOT NULL,
  api_url text NOT NULL,
  api_user text NOT NULL,
  hash_version text NOT NULL CHECK (hash_version IN ('ver2', 'ver3')),
  sealed text NOT NULL,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX bank_accounts_in_use ON bank_accounts ((ended_at IS NULL)) WHERE ended_at IS NULL;
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
