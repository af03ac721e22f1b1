-- A guest's wish for other dates or another villa, where the owners want to agree first. `agreed`: null until they have decided.
CREATE TABLE change_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  villa_id integer NOT NULL REFERENCES villas,
  check_in date NOT NULL,
  check_out date NOT NULL,
  asked_at timestamptz NOT NULL,
  agreed boolean,
  decided_at timestamptz,
  decided_by integer REFERENCES accounts
);
CREATE INDEX change_requests_of_booking ON change_requests (booking_id, id);
