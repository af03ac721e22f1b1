-- Rates of the currencies that the owners show beside the euro, for information. `rate_units`: for one euro, in ten-thousandths.
CREATE TABLE currency_rates (
  code text PRIMARY KEY,
  rate_units integer NOT NULL CHECK (rate_units > 0),
  rate_day date NOT NULL,
  fetched_at timestamptz NOT NULL
);

-- A rate that is read again and is the same leaves the pages as they are.
CREATE TRIGGER content_changed AFTER INSERT OR DELETE ON currency_rates FOR EACH ROW EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_updated AFTER UPDATE ON currency_rates FOR EACH ROW WHEN (NEW.rate_units <> OLD.rate_units OR NEW.rate_day <> OLD.rate_day) EXECUTE FUNCTION content_changed();
