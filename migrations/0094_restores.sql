-- Every restore of a backup: what is numbered afterwards goes on above everything that was issued before it. Kept beside the backups too.
CREATE TABLE restores (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In whole seconds; no two are equal. Order ids issued since then end with it.
  at timestamptz NOT NULL UNIQUE CHECK (at = date_trunc('second', at)),
  -- When the backup was made; unknown of restores by an older version.
  backup_of timestamptz,
  -- Papers, complaints, requests and ids go on above it; null of restores by an older version, which raised order ids alone.
  numbers_above integer CHECK (numbers_above > 0),
  -- When an owner has taken note of it.
  noted_at timestamptz
);

-- The epoch of order ids was the second of the last restore, to the base of 36.
INSERT INTO restores (at, noted_at)
SELECT at, at FROM (
  SELECT to_timestamp((
    SELECT sum((strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(epoch, place, 1)) - 1) * (36 ^ (length(epoch) - place))::bigint)
    FROM generate_series(1, length(epoch)) AS place
  )::bigint) AS at
  FROM order_epoch WHERE epoch <> ''
) AS former;
