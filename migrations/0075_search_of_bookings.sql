-- Letters without accents and case, so that 'kovacs' finds 'Kovács' and 'παπαδοπουλου' finds 'Παπαδοπούλου'. `folded` in
-- src/domain/folded.ts does the same.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g'), 'đłøıς', 'dloiσ') $$;

-- What the search of bookings looks into: number, name, email, digits of the phone, and why owners keep nights.
ALTER TABLE bookings ADD COLUMN searched text NOT NULL GENERATED ALWAYS AS (
  folded(code || ' ' || guest_name || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g')
    || CASE WHEN status = 'restricted' THEN ' ' || special_requests ELSE '' END)) STORED;

DO $$
BEGIN
  DROP INDEX IF EXISTS bookings_searched; --
  CREATE INDEX bookings_searched ON bookings USING gin (searched gin_trgm_ops); --
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'No index for the search of bookings: %', SQLERRM; --
END $$;
