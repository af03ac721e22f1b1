CREATE TABLE seasons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  from_day date NOT NULL,
  until_day date NOT NULL,
  rate_cents integer NOT NULL CHECK (rate_cents >= 0),
  active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (until_day >= from_day)
);

CREATE TABLE discount_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  name text NOT NULL,
  -- Hundredths of a percent, so that 12.5% is whole.
  percent_hundredths integer NOT NULL CHECK (percent_hundredths > 0 AND percent_hundredths <= 10000),
  valid_from date NOT NULL,
  valid_until date NOT NULL,
  minimum_nights integer NOT NULL DEFAULT 1 CHECK (minimum_nights >= 1),
  description text NOT NULL DEFAULT '',
  stay_from date,
  stay_until date,
  active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Dinars for a euro in ten-thousandths, with the day the source says it is of.
CREATE TABLE exchange_rates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rate_units integer NOT NULL CHECK (rate_units > 0),
  rate_day date NOT NULL,
  source text NOT NULL,
  fetched_at timestamptz NOT NULL
);
CREATE INDEX exchange_rates_newest ON exchange_rates (fetched_at DESC);
