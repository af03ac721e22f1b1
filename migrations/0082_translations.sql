-- The owners' texts in other languages than English. `source`: the English text that was translated.
CREATE TABLE translations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL CHECK (language IN ('sr', 'el', 'de')),
  -- What the text belongs to, such as a villa, and its id; 0 where there is one for the whole site.
  kind text NOT NULL,
  item integer NOT NULL,
  -- Such as 'claim'. In a list ('features.*.title') a text is found by its English words.
  field text NOT NULL,
  source text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX translations_once ON translations (language, kind, item, field, (CASE WHEN field LIKE '%*%' THEN md5(source) ELSE '' END));

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON translations FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

-- Texts go with what they belong to. Ids are never used again.
CREATE FUNCTION remove_translations() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM translations WHERE kind = ANY (string_to_array(TG_ARGV[0], ' ')) AND item = OLD.id; RETURN NULL; END $$;
CREATE TRIGGER remove_translations AFTER DELETE ON villas FOR EACH ROW EXECUTE FUNCTION remove_translations('villa guide');
CREATE TRIGGER remove_translations AFTER DELETE ON amenities FOR EACH ROW EXECUTE FUNCTION remove_translations('amenity');
CREATE TRIGGER remove_translations AFTER DELETE ON attractions FOR EACH ROW EXECUTE FUNCTION remove_translations('attraction');

-- The language of the terms that a guest agreed to.
ALTER TABLE bookings ADD COLUMN terms_language text CHECK (terms_language IN ('en', 'sr', 'el', 'de'));
