-- Two administrators at one thing: what one has read and the other has changed since is told apart by its version.
-- A trigger counts, so that no writer can forget to.
CREATE FUNCTION next_version() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.version := OLD.version + 1; RETURN NEW; END';

ALTER TABLE villas ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE amenities ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE attractions ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE gallery_images ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE settings ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE seasons ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE discount_rules ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE bookings ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE tickets ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TRIGGER villas_version BEFORE UPDATE ON villas FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER amenities_version BEFORE UPDATE ON amenities FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER attractions_version BEFORE UPDATE ON attractions FOR EACH ROW EXECUTE FUNCTION next_version();
-- Putting pictures in another order changes none of them.
CREATE TRIGGER gallery_images_version BEFORE UPDATE OF alt, category, featured ON gallery_images
  FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER settings_version BEFORE UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER seasons_version BEFORE UPDATE ON seasons FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER discount_rules_version BEFORE UPDATE ON discount_rules FOR EACH ROW EXECUTE FUNCTION next_version();
-- A hold that runs out is nothing an administrator has read.
CREATE TRIGGER bookings_version BEFORE UPDATE OF status, guests, special_requests, deleted_at ON bookings
  FOR EACH ROW EXECUTE FUNCTION next_version();
CREATE TRIGGER tickets_version BEFORE UPDATE ON tickets FOR EACH ROW EXECUTE FUNCTION next_version();

-- What the back office lists, filters and exports.
CREATE INDEX bookings_by_arrival ON bookings (check_in) WHERE deleted_at IS NULL;
CREATE INDEX bookings_of_villa ON bookings (villa_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX payments_by_day ON payments ((coalesce(settled_at, opened_at)));
CREATE INDEX payments_for_attention ON payments (id) WHERE attention IS NOT NULL OR state = 'open';
CREATE INDEX refunds_failed ON refunds (id) WHERE state = 'failed';
CREATE INDEX mails_unsent ON mails (id) WHERE sent_at IS NULL;
CREATE INDEX tickets_by_status ON tickets (status, opened_at DESC);
