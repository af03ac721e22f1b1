-- When the guest plans to arrive, as HH:MM; empty if not told.
ALTER TABLE bookings ADD COLUMN arrival_time text NOT NULL DEFAULT '';

-- The owners' texts for the guests of a villa. The door code is encrypted with the site's secret.
CREATE TABLE villa_guides (
  villa_id integer PRIMARY KEY REFERENCES villas ON DELETE CASCADE,
  directions text NOT NULL DEFAULT '',
  house_guide text NOT NULL DEFAULT '',
  sealed_door_code text,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER villa_guides_version BEFORE UPDATE ON villa_guides FOR EACH ROW EXECUTE FUNCTION next_version();

-- What guest and owners write about a ticket after its first message.
CREATE TABLE ticket_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('guest', 'owner')),
  message text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX ticket_messages_of_ticket ON ticket_messages (ticket_id, id);
