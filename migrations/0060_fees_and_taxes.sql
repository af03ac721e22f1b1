-- Fees that are part of every price of a villa; without a villa: of all villas.
CREATE TABLE fees (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  villa_id integer REFERENCES villas ON DELETE CASCADE,
  name text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('stay', 'night', 'guest', 'guest_night')),
  rate_cents integer NOT NULL CHECK (rate_cents > 0),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
-- VAT by kind of line, and the municipal fee, in hundredths of a percent. A row holds for stays that end on `valid_from` or later, until
-- the next one of its kind.
CREATE TABLE tax_rates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('lodging', 'fees', 'levy', 'municipal')),
  valid_from date NOT NULL,
  percent_hundredths integer NOT NULL CHECK (percent_hundredths BETWEEN 0 AND 10000),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (kind, valid_from)
);
INSERT INTO tax_rates (kind, valid_from, percent_hundredths) VALUES
  ('lodging', '2024-01-01', 1300),
  ('fees', '2024-01-01', 1300),
  ('levy', '2024-01-01', 0),
  ('municipal', '2024-01-01', 50);
CREATE TRIGGER fees_version BEFORE UPDATE ON fees FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON fees FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER tax_rates_version BEFORE UPDATE ON tax_rates FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON tax_rates FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
