-- Why nights are held: see src/domain/bookings/holds.ts. A process of an older version writes holds without a kind during an update.
ALTER TABLE bookings ADD COLUMN hold text CHECK (hold IN ('payment', 'change', 'offer', 'transfer', 'correction'));

CREATE FUNCTION hold_has_a_kind() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.hold := CASE WHEN NEW.holds_until IS NULL THEN NULL WHEN NEW.hold IS NOT NULL THEN NEW.hold
    WHEN NEW.change_of IS NULL THEN 'payment' ELSE 'change' END; --
  RETURN NEW; END $$;

UPDATE bookings SET hold = CASE
    WHEN change_of IS NOT NULL THEN 'change'
    WHEN EXISTS (SELECT FROM offers WHERE offers.id = bookings.offer_id AND offers.transfer_of = bookings.id) THEN 'transfer'
    WHEN EXISTS (SELECT FROM offers WHERE offers.id = bookings.offer_id AND offers.holding) THEN 'offer'
    ELSE 'payment'
  END
  WHERE holds_until IS NOT NULL;

CREATE TRIGGER bookings_hold BEFORE INSERT OR UPDATE OF holds_until, hold ON bookings FOR EACH ROW EXECUTE FUNCTION hold_has_a_kind();

-- An offer whose nights were promised and are lost.
ALTER TABLE offers DROP CONSTRAINT offers_ended_as_check;
ALTER TABLE offers ADD CONSTRAINT offers_ended_as_check CHECK (ended_as IN ('taken', 'lapsed', 'withdrawn', 'lost'));
