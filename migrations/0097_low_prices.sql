-- Prices far below the rates that an owner has taken note of. Another price of the same booking is told of again.
CREATE TABLE noted_prices (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  total_cents integer NOT NULL,
  noted_at timestamptz NOT NULL
);
