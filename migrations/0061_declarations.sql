-- What the owners have declared to the tax office, by month ('yyyy-MM') and kind.
CREATE TABLE declarations (
  month text NOT NULL CHECK (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  kind text NOT NULL CHECK (kind IN ('stays', 'levy')),
  declared_on date NOT NULL,
  declared_by integer REFERENCES accounts ON DELETE SET NULL,
  PRIMARY KEY (month, kind)
);
-- Stays that were sold on other platforms, typed in by the owners so that the declarations are complete.
CREATE TABLE platform_stays (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  villa_id integer NOT NULL REFERENCES villas ON DELETE CASCADE,
  platform text NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL CHECK (check_out > check_in),
  guest_name text NOT NULL,
  country text NOT NULL DEFAULT '',
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  method text NOT NULL CHECK (method IN ('card', 'transfer', 'cash')),
  created_at timestamptz NOT NULL,
  UNIQUE (villa_id, check_in, platform)
);
CREATE INDEX platform_stays_by_departure ON platform_stays (check_out);
