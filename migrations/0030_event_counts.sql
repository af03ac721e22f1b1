-- How many events of each type there have been since this migration. Counted by a consumer of events; events themselves are cleared.
CREATE TABLE event_counts (
  type text PRIMARY KEY,
  count bigint NOT NULL
);
