-- The last complaint number of each year. A complaint takes the next one in its own transaction, so that no number is left out.
CREATE TABLE complaint_years (
  year integer PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);

-- The register of complaints that consumer law demands. Kept for years, also when the ticket is cleared or the guest erased.
CREATE TABLE complaints (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- None: it came by another way and was entered by the owners, with the address for the answer.
  ticket_id integer UNIQUE REFERENCES tickets ON DELETE SET NULL,
  account_id integer REFERENCES accounts ON DELETE SET NULL,
  email text NOT NULL DEFAULT '',
  guest_name text NOT NULL,
  booking_code text NOT NULL DEFAULT '',
  content text NOT NULL,
  received_on date NOT NULL,
  answer_by date NOT NULL,
  solve_by date NOT NULL,
  decision text CHECK (decision IN ('accepted', 'partly', 'refused')),
  answer text NOT NULL DEFAULT '',
  answered_on date,
  solved_on date,
  remarks text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  UNIQUE (year, number),
  CHECK ((decision IS NULL) = (answered_on IS NULL)),
  CHECK (solved_on IS NULL OR answered_on IS NOT NULL)
);
CREATE INDEX complaints_of_account ON complaints (account_id);
CREATE INDEX complaints_by_receipt ON complaints (received_on);
CREATE TRIGGER complaints_version BEFORE UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION next_version();
