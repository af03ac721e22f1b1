-- A villa's calendar on another platform: what it tells is read from its address, what is taken here is told by a feed of its own.
CREATE TABLE connected_calendars (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  villa_id integer NOT NULL REFERENCES villas,
  name text NOT NULL,
  -- Whoever knows it may read what is taken; it names nobody.
  token text NOT NULL UNIQUE,
  -- Empty where nothing is read from the platform.
  import_url text,
  read_at timestamptz,
  read_error text,
  fetched_at timestamptz,
  fetched_by text,
  created_at timestamptz NOT NULL
);
CREATE INDEX calendars_of_villa ON connected_calendars (villa_id);

-- What the platform's calendar told when it was last read. Its nights are kept by a restriction; one that could not be kept has none.
CREATE TABLE imported_events (
  calendar_id integer NOT NULL REFERENCES connected_calendars ON DELETE CASCADE,
  uid text NOT NULL,
  summary text NOT NULL DEFAULT '',
  check_in date NOT NULL,
  check_out date NOT NULL,
  restriction_id integer REFERENCES bookings ON DELETE SET NULL,
  PRIMARY KEY (calendar_id, uid),
  CHECK (check_out > check_in)
);
CREATE INDEX event_of_restriction ON imported_events (restriction_id);
