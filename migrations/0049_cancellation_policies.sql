-- The cancellation policy that was agreed for a booking, frozen when it is made: rows from the earliest day on. Bookings of before have
-- the rule that held for all of them.
ALTER TABLE bookings ADD COLUMN cancellation jsonb NOT NULL DEFAULT '[{"days": 21, "percent": 70}]';
-- A villa's own policy as its owners write it; empty: that of the house.
ALTER TABLE villas ADD COLUMN cancellation text NOT NULL DEFAULT '';
