-- An icon is one file without smaller ones. What nothing shows any more is found here and removed, as with pictures.
CREATE TABLE icons (
  key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);

INSERT INTO icons (key)
SELECT DISTINCT substring(icon FROM '^/pictures/(u-[0-9a-f]+)\.webp$') FROM amenities WHERE icon ~ '^/pictures/u-[0-9a-f]+\.webp$';
