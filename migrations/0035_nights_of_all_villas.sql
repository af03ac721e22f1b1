-- Which villas are taken on given dates is asked of all villas at once.
CREATE INDEX bookings_by_nights ON bookings USING gist (daterange(check_in, check_out)) WHERE deleted_at IS NULL;
