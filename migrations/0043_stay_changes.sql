-- While a guest pays for other nights of a booking, a row of its own holds them: `change_of` names the booking. The two are one family,
-- so they may share nights with each other, and with nobody else.
ALTER TABLE bookings ADD COLUMN change_of integer REFERENCES bookings ON DELETE CASCADE;
CREATE INDEX bookings_changes ON bookings (change_of) WHERE change_of IS NOT NULL;
ALTER TABLE bookings DROP CONSTRAINT nights_sold_once;
ALTER TABLE bookings ADD CONSTRAINT nights_sold_once
  EXCLUDE USING gist (villa_id WITH =, daterange(check_in, check_out) WITH &&, (coalesce(change_of, id)) WITH <>)
  WHERE (deleted_at IS NULL AND (status IN ('paid', 'partial_paid', 'restricted') OR holds_until IS NOT NULL));

-- What a change of dates or villa starts from and leads to. `offer_id`: the row that holds the new nights; null where nothing is paid.
CREATE TABLE stay_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  offer_id integer UNIQUE REFERENCES bookings ON DELETE CASCADE,
  from_villa_id integer NOT NULL REFERENCES villas,
  from_check_in date NOT NULL,
  from_check_out date NOT NULL,
  from_total_cents integer NOT NULL,
  from_paid_cents integer NOT NULL,
  to_villa_id integer NOT NULL REFERENCES villas,
  to_check_in date NOT NULL,
  to_check_out date NOT NULL,
  to_total_cents integer NOT NULL,
  returning_cents integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX stay_changes_of_booking ON stay_changes (booking_id, id);

-- Payments for a change have the stages 4 to 9.
ALTER TABLE payments DROP CONSTRAINT payments_stage_check;
ALTER TABLE payments ADD CONSTRAINT payments_stage_check CHECK (stage BETWEEN 1 AND 9);
