-- Indexes for the search by a part of a name, address, booking number or order id. An administrator of the database may have to make the
-- extension (docs/operating.md); without it the search reads the tables from end to end, and nothing else changes.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm; --
  CREATE INDEX bookings_searched ON bookings USING gin (code gin_trgm_ops, guest_name gin_trgm_ops, email gin_trgm_ops); --
  CREATE INDEX payments_searched ON payments USING gin (order_id gin_trgm_ops); --
  CREATE INDEX bank_messages_searched ON bank_messages USING gin (order_id gin_trgm_ops); --
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No indexes for searches: %', SQLERRM; --
END $$;

-- Deep pages of the list of bookings: position and id from the index alone.
CREATE INDEX bookings_listed ON bookings (created_at DESC, id DESC) WHERE deleted_at IS NULL;
DROP INDEX bookings_newest;

-- Money received in a period, and the last payment received.
CREATE INDEX payments_received ON payments (settled_at) WHERE state = 'approved';
