-- What owners decide about the door of one stay. It holds in the villa of that moment only.
CREATE TABLE stay_access (
  booking_id integer PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  villa_id integer NOT NULL REFERENCES villas,
  -- Directions and door code are shown to the guest since then, whatever is paid.
  shown_at timestamptz,
  -- Instead of the villa's door code.
  sealed_door_code text
);
