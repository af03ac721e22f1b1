-- A review is shown as long as its stay is paid: pages with reviews are rendered anew when that changes.
CREATE FUNCTION reviewed_stay_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF EXISTS (SELECT 1 FROM reviews WHERE booking_id = NEW.id) THEN UPDATE content_version SET version = version + 1; END IF; RETURN NULL; END';
CREATE TRIGGER reviewed_stay_changed AFTER UPDATE OF status, deleted_at, villa_id, check_in ON bookings FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.villa_id <> NEW.villa_id OR OLD.check_in <> NEW.check_in)
  EXECUTE FUNCTION reviewed_stay_changed();
