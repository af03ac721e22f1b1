-- The cancellations of a month, without reading all changes.
CREATE INDEX changes_at ON booking_changes (at);
