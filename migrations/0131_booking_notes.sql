-- squawk-ignore-file require-concurrent-index-creation
-- What the people of the office note about a booking for themselves. Its guest never sees it; it is deleted when the guest's data are erased.
CREATE TABLE booking_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  note text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX booking_notes_booking ON booking_notes (booking_id, id);
CREATE INDEX booking_notes_account ON booking_notes (account_id);

-- What else the page of a booking says: its tickets, and what the office did.
CREATE INDEX tickets_of_order ON tickets (order_id);
CREATE INDEX activity_of_subject ON activity (subject, id);
