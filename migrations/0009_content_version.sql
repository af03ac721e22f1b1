-- Counts every change of what public pages show, so that a page kept in memory knows whether it is still true.
CREATE TABLE content_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL DEFAULT 0
);

INSERT INTO content_version DEFAULT VALUES;

CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN UPDATE content_version SET version = version + 1; RETURN NULL; END';

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON villas FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON former_slugs FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON gallery_images FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON amenities FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON attractions FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON seasons FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON discount_rules FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
