-- The time at which a job whose effects cannot be undone ran last with a clock in order.
CREATE TABLE trusted_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  at timestamptz NOT NULL
);

-- Until then: the last good run of a job, or the newest row.
INSERT INTO trusted_clock (at)
SELECT at FROM (
  SELECT greatest(
    (SELECT max(last_good_at) FROM jobs),
    (SELECT max(at) FROM events),
    (SELECT max(created_at) FROM bookings)
  ) AS at
) AS newest
WHERE at IS NOT NULL;

-- What jobs hold back until the clock is in order or an owner releases it.
CREATE TABLE job_holds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'clock' for everything that cannot be undone; otherwise what would be deleted.
  what text NOT NULL,
  at timestamptz NOT NULL,
  -- For 'clock': the time that was expected, and by what.
  expected_at timestamptz,
  evidence text CHECK (evidence IN ('database', 'outside', 'last_run')),
  -- For a deletion: its rows, and the most that may go without being asked.
  amount integer,
  most integer,
  released_at timestamptz,
  ended_at timestamptz,
  CHECK ((what = 'clock') = (expected_at IS NOT NULL AND evidence IS NOT NULL)),
  CHECK ((what <> 'clock') = (amount IS NOT NULL AND most IS NOT NULL))
);
CREATE UNIQUE INDEX job_holds_open ON job_holds (what) WHERE ended_at IS NULL;

-- Rows of the last runs that deleted something, newest first.
CREATE TABLE deleted_amounts (
  what text PRIMARY KEY,
  amounts integer[] NOT NULL
);
