-- squawk-ignore-file require-concurrent-index-creation, adding-field-with-default
-- What the search of the inbox looks into, without accents and case, as in src/server/inbox/search-words.ts; and the stays of an address.
-- Of some ten thousand messages the new column takes a second.
ALTER TABLE messages ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (folded(body)) STORED;
DO $$
BEGIN
  CREATE INDEX messages_searched ON messages USING gin (searched gin_trgm_ops); --
  CREATE INDEX threads_searched ON threads USING gin (folded(guest_name || ' ' || guest_email) gin_trgm_ops); --
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No index for the search of conversations: %', SQLERRM; --
END $$;
CREATE INDEX bookings_address ON bookings (lower(email));
