-- An owner may accept a rate that the site does not believe.
ALTER TABLE exchange_rates ADD COLUMN accepted_by integer REFERENCES accounts;
-- Readings of the source that are not believed; emptied by the next one that is.
CREATE TABLE refused_rates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rate_units integer NOT NULL,
  rate_day date NOT NULL,
  source text NOT NULL,
  code text NOT NULL,
  problem text NOT NULL CHECK (problem IN ('currency', 'date', 'jump')),
  read_at timestamptz NOT NULL,
  UNIQUE (rate_units, rate_day, source, code)
);
