-- Codes that take a percentage or an amount off a price. Stored in capitals.
CREATE TABLE promo_codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  percent_hundredths integer CHECK (percent_hundredths BETWEEN 1 AND 10000),
  amount_cents integer CHECK (amount_cents > 0),
  base text NOT NULL DEFAULT 'total' CHECK (base IN ('total', 'nights')),
  valid_from date NOT NULL,
  valid_until date NOT NULL,
  stay_from date,
  stay_until date,
  minimum_nights integer NOT NULL DEFAULT 1 CHECK (minimum_nights >= 1),
  villa_ids integer[] NOT NULL DEFAULT '{}',
  -- None: no limit.
  uses_in_all integer CHECK (uses_in_all >= 1),
  uses_by_guest integer CHECK (uses_by_guest >= 1),
  active boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((percent_hundredths IS NULL) <> (amount_cents IS NULL)),
  CHECK (valid_from <= valid_until)
);
CREATE TRIGGER promo_codes_version BEFORE UPDATE ON promo_codes FOR EACH ROW EXECUTE FUNCTION next_version();

-- The bookings that use a code. A use counts as long as its booking has its nights or holds them.
CREATE TABLE promo_uses (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  promo_code_id integer NOT NULL REFERENCES promo_codes
);
CREATE INDEX promo_uses_of_code ON promo_uses (promo_code_id);
