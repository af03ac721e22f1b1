ALTER TABLE villas
  ADD COLUMN rooms jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN captions jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN floor_plan text;
