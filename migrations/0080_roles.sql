-- What people in the back office may do. Administrators so far become owners; guests have no role.
ALTER TABLE accounts ADD COLUMN role text CHECK (role IN ('owner', 'manager', 'reception', 'accountant', 'housekeeping'));

-- Processes of an older version, and statements by hand, make administrators by the status alone: they are owners, as they always were.
CREATE FUNCTION role_of_status() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.status = 1 THEN NEW.role := NULL; ELSIF NEW.role IS NULL AND (TG_OP = 'INSERT' OR OLD.status = 1) THEN NEW.role := 'owner'; END IF; RETURN NEW; END $$;
CREATE TRIGGER role_of_status BEFORE INSERT OR UPDATE OF status, role ON accounts FOR EACH ROW EXECUTE FUNCTION role_of_status();

UPDATE accounts SET role = 'owner' WHERE status = 2;
ALTER TABLE accounts ADD CONSTRAINT accounts_role_of_status CHECK ((status = 2) = (role IS NOT NULL));

-- An owner stays while there are accounts. The lock lets each of two changes at once see the other.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(80, 1); IF EXISTS (SELECT FROM accounts) AND NOT EXISTS (SELECT FROM accounts WHERE role = 'owner') THEN RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'an_owner_stays'; END IF; RETURN NULL; END $$;
CREATE TRIGGER an_owner_stays AFTER UPDATE OF status, role ON accounts FOR EACH ROW WHEN (OLD.role = 'owner' AND NEW.role IS DISTINCT FROM 'owner') EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER an_owner_is_kept AFTER DELETE ON accounts FOR EACH ROW WHEN (OLD.role = 'owner') EXECUTE FUNCTION keep_an_owner();

CREATE OR REPLACE FUNCTION note_role() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO security_events (at, account_id, kind) VALUES (now(), NEW.id, CASE WHEN NEW.status = 1 THEN 'made_guest' WHEN TG_OP = 'INSERT' OR OLD.status = 1 THEN 'made_administrator' ELSE 'role_changed' END); RETURN NULL; END $$;
DROP TRIGGER role_changed ON accounts;
CREATE TRIGGER role_changed AFTER UPDATE OF status, role ON accounts FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION note_role();

-- Who may join the back office: the link that was mailed works once and for a week. Ends with the owner who sent it.
CREATE TABLE invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'reception', 'accountant', 'housekeeping')),
  token_hash text NOT NULL UNIQUE,
  invited_by integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX invitations_one_per_address ON invitations (lower(email));

-- Roles that must sign in by two steps.
CREATE TABLE demanded_two_step (
  role text PRIMARY KEY CHECK (role IN ('owner', 'manager', 'reception', 'accountant', 'housekeeping'))
);
