-- Facts, written in the transaction that makes them. What follows from them, such as mails, is made afterwards and retried.
CREATE TABLE events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  type text NOT NULL,
  -- Ids and amounts only, nothing about a person.
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX events_by_age ON events (at);

-- One row for each consumer of an event.
CREATE TABLE event_deliveries (
  event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
  consumer text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Empty once it is done.
  try_at timestamptz,
  done_at timestamptz,
  error text,
  PRIMARY KEY (event_id, consumer)
);
CREATE INDEX event_deliveries_to_make ON event_deliveries (try_at) WHERE try_at IS NOT NULL;
