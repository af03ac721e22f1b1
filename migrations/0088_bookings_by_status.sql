-- What guests still owe, and the counts of the dashboard, without reading all bookings.
CREATE INDEX bookings_by_status ON bookings (status, villa_id) INCLUDE (change_of) WHERE deleted_at IS NULL;
