-- Who came in, who tried, and what was done with an account or by the office that its holder or the owners may want to know of later.
CREATE TABLE security_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Empty where nobody has the address that was tried.
  account_id integer REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  -- Coarse: 24 bits of an IPv4 address, 48 of an IPv6 one. Empty where no request caused it.
  network text NOT NULL DEFAULT ''
);
CREATE INDEX security_events_newest ON security_events (at DESC, id DESC);
CREATE INDEX security_events_of_account ON security_events (account_id);

-- A role that is given or taken is on record, whoever does it and by whichever way.
CREATE FUNCTION note_role() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO security_events (at, account_id, kind) VALUES (now(), NEW.id, CASE NEW.status WHEN 2 THEN 'made_administrator' ELSE 'made_guest' END); RETURN NULL; END $$;
CREATE TRIGGER role_given AFTER INSERT ON accounts FOR EACH ROW WHEN (NEW.status = 2) EXECUTE FUNCTION note_role();
CREATE TRIGGER role_changed AFTER UPDATE OF status ON accounts FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_role();
