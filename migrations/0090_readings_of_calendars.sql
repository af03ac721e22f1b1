-- What owners decide for each calendar. Nights of other platforms are exported as before by connections that exist.
ALTER TABLE connected_calendars
  ADD COLUMN relays boolean NOT NULL DEFAULT false,
  ADD COLUMN leaves_out_closed boolean NOT NULL DEFAULT false,
  -- Since when many nights that the calendar told are missing in it; they stay blocked until that is accepted.
  ADD COLUMN shrunk_since timestamptz,
  -- Events of the last reading, and those that could not be read as a whole.
  ADD COLUMN told_events integer NOT NULL DEFAULT 0,
  ADD COLUMN unread_events integer NOT NULL DEFAULT 0,
  -- The nights that the platform was given when it last fetched our feed.
  ADD COLUMN served jsonb;
UPDATE connected_calendars SET relays = true;

ALTER TABLE imported_events
  -- The platform keeps these nights closed; no booking.
  ADD COLUMN closed boolean NOT NULL DEFAULT false,
  -- The platform repeats nights of our feed; blocks nothing by itself.
  ADD COLUMN echo boolean NOT NULL DEFAULT false,
  -- Since when the platform has a feed of ours without these nights.
  ADD COLUMN unserved_since timestamptz;
UPDATE imported_events SET closed = true WHERE lower(summary) IN ('airbnb (not available)', 'blocked');
-- What the code has taken for an echo: Airbnb's closed nights within a stay that is sold here.
UPDATE imported_events event SET echo = true
FROM connected_calendars calendar, bookings stay
WHERE calendar.id = event.calendar_id AND stay.villa_id = calendar.villa_id
  AND event.restriction_id IS NULL AND event.summary = 'Airbnb (Not available)'
  AND stay.status IN ('paid', 'partial_paid') AND stay.deleted_at IS NULL
  AND stay.check_in <= event.check_in AND event.check_out <= stay.check_out;
