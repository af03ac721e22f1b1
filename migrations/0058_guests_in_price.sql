-- The most guests that the agreed price is for; NULL: every number, as in bookings of before.
ALTER TABLE bookings ADD COLUMN guests_in_price integer CHECK (guests_in_price >= 1);
