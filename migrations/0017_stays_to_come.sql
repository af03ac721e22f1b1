-- What is taken of a villa, and whether nights are free, is asked of the stays to come: without this a villa's whole past is read.
CREATE INDEX bookings_to_come ON bookings (villa_id, check_out) WHERE deleted_at IS NULL;
