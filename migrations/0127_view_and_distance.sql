-- What guests compare: what is seen from a villa, in words, and the metres to the beach. An empty view and no metres say nothing.
ALTER TABLE villas ADD COLUMN view text NOT NULL DEFAULT '';
ALTER TABLE villas ADD COLUMN beach_distance integer;
