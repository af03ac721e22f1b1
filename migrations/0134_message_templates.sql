-- squawk-ignore-file require-concurrent-index-creation
-- Texts of the owners to guests. texts: subject and body by language. event: what it is sent before or after by itself, while it is turned
-- on (active_since); null: chosen by hand alone.
CREATE TABLE message_templates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  texts jsonb NOT NULL,
  event text CHECK (event IN ('booked', 'paid', 'arrival', 'departure')),
  days integer NOT NULL DEFAULT 0,
  hour integer NOT NULL DEFAULT 10 CHECK (hour BETWEEN 0 AND 23),
  villa_ids integer[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  min_nights integer NOT NULL DEFAULT 0,
  late boolean NOT NULL DEFAULT true,
  active_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK (active_since IS NULL OR event IS NOT NULL)
);
CREATE TRIGGER message_templates_version BEFORE UPDATE ON message_templates FOR EACH ROW EXECUTE FUNCTION next_version();
-- What became of such a text for a stay: once a stay, whatever happens to both later. held: something is missing that the text names.
CREATE TABLE sent_templates (
  template_id integer NOT NULL REFERENCES message_templates (id) ON DELETE CASCADE,
  booking_id integer NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('sent', 'skipped', 'held')),
  at timestamptz NOT NULL,
  missing text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (template_id, booking_id)
);
CREATE INDEX sent_templates_booking ON sent_templates (booking_id);
CREATE INDEX sent_templates_held ON sent_templates (at) WHERE state = 'held';
-- Of a message that is mailed under a subject of its own.
ALTER TABLE messages ADD COLUMN subject text;
