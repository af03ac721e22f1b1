-- The Greek climate levy by class, in euro cents a night: `high_cents` from `first_month` to `last_month`, both inclusive, `low_cents` in
-- all others. A row holds for nights from `valid_from` on, until the next one of its class.
CREATE TABLE levy_rates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  levy_class text NOT NULL CHECK (levy_class IN ('short_let', 'detached_over_80', 'furnished_villa', 'rooms')),
  valid_from date NOT NULL,
  first_month integer NOT NULL CHECK (first_month BETWEEN 1 AND 12),
  last_month integer NOT NULL CHECK (last_month BETWEEN first_month AND 12),
  high_cents integer NOT NULL CHECK (high_cents >= 0),
  low_cents integer NOT NULL CHECK (low_cents >= 0),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (levy_class, valid_from)
);
INSERT INTO levy_rates (levy_class, valid_from, first_month, last_month, high_cents, low_cents) VALUES
  ('short_let', '2024-01-01', 3, 10, 150, 50),
  ('detached_over_80', '2024-01-01', 3, 10, 1000, 400),
  ('furnished_villa', '2024-01-01', 3, 10, 1000, 400),
  ('rooms', '2024-01-01', 3, 10, 150, 50),
  ('short_let', '2025-01-01', 4, 10, 800, 200),
  ('detached_over_80', '2025-01-01', 4, 10, 1500, 400),
  ('furnished_villa', '2025-01-01', 4, 10, 1500, 400),
  ('rooms', '2025-01-01', 4, 10, 200, 50);
CREATE TRIGGER levy_rates_version BEFORE UPDATE ON levy_rates FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON levy_rates FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- Climate levy that changes of a stay have given back. A cancellation counts it among what was paid.
ALTER TABLE bookings ADD COLUMN levy_returned_cents integer NOT NULL DEFAULT 0 CHECK (levy_returned_cents >= 0);
