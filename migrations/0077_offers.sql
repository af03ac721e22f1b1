-- Stays that owners offer to a guest by a link, up to three alternatives. Each alternative is a booking that waits for its first payment.
CREATE TABLE offers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message text NOT NULL DEFAULT '',
  -- The last day on which the guest can accept.
  valid_until date NOT NULL,
  -- The nights of all alternatives are kept for the guest until then.
  holding boolean NOT NULL,
  -- Days to pay by transfer once the guest has chosen it; null: by card only.
  transfer_days integer CHECK (transfer_days BETWEEN 1 AND 30),
  made_by integer REFERENCES accounts ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- The booking that the guest pays by transfer, and when it is due. No reference: tables that refer to each other cannot be restored.
  transfer_of integer,
  transfer_due date,
  ended_at timestamptz,
  ended_as text CHECK (ended_as IN ('taken', 'lapsed', 'withdrawn')),
  CHECK ((ended_at IS NULL) = (ended_as IS NULL))
);
CREATE INDEX offers_open ON offers (id) WHERE ended_at IS NULL;

ALTER TABLE bookings ADD COLUMN offer_id integer REFERENCES offers ON DELETE SET NULL;
CREATE INDEX bookings_of_offer ON bookings (offer_id) WHERE offer_id IS NOT NULL;
