-- What a guest says about a stay, once for each booking. `refusal`: why the owners do not show it. `decided_at`: when they published,
-- answered or refused it; without a decision it is shown two weeks after it was written.
CREATE TABLE reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL UNIQUE REFERENCES bookings ON DELETE CASCADE,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  review text NOT NULL,
  name text NOT NULL,
  written_at timestamptz NOT NULL,
  answer text NOT NULL DEFAULT '',
  refusal text CHECK (refusal IN ('insult', 'personal_data', 'not_about_the_stay', 'advertising')),
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER reviews_version BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON reviews FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
