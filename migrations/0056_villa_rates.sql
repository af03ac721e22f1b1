-- What a villa has instead of the rates of the house; NULL: as the house. Each guest above `included_guests` costs `further_guest_cents` a
-- night.
CREATE TABLE villa_rates (
  villa_id integer PRIMARY KEY REFERENCES villas ON DELETE CASCADE,
  base_rate_cents integer CHECK (base_rate_cents >= 0),
  included_guests integer CHECK (included_guests >= 1),
  further_guest_cents integer CHECK (further_guest_cents > 0),
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(included_guests, further_guest_cents) <> 1)
);
CREATE TABLE villa_season_rates (
  villa_id integer NOT NULL REFERENCES villa_rates ON DELETE CASCADE,
  season_id integer NOT NULL REFERENCES seasons ON DELETE CASCADE,
  rate_cents integer CHECK (rate_cents >= 0),
  percent_hundredths integer CHECK (percent_hundredths >= -10000),
  PRIMARY KEY (villa_id, season_id),
  CHECK (num_nonnulls(rate_cents, percent_hundredths) = 1)
);
CREATE TRIGGER villa_rates_version BEFORE UPDATE ON villa_rates FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON villa_rates FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON villa_season_rates FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
