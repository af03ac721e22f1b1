-- Pictures of a note about a villa on a day: small WebP files as base64, drawn anew without metadata. They are here and not in the store
-- of pictures, whose files anybody may read. They go with their note.
CREATE TABLE readiness_pictures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  villa_id integer NOT NULL,
  day date NOT NULL,
  webp text NOT NULL,
  added_by integer REFERENCES accounts (id) ON DELETE SET NULL,
  added_at timestamptz NOT NULL,
  FOREIGN KEY (villa_id, day) REFERENCES villa_readiness (villa_id, day) ON DELETE CASCADE
);
CREATE INDEX readiness_pictures_note ON readiness_pictures (villa_id, day);
CREATE INDEX readiness_pictures_added_by ON readiness_pictures (added_by);
