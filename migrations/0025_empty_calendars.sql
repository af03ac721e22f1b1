-- Since when a platform's calendar that had events holds none at all; its nights stay kept until that is believed.
ALTER TABLE connected_calendars ADD COLUMN empty_since timestamptz;
