-- What the house notes about a villa on a day on which somebody leaves or arrives: a note, and since when it is ready. No names of
-- guests belong here; rows are deleted three months after their day.
CREATE TABLE villa_readiness (
  villa_id integer NOT NULL REFERENCES villas (id) ON DELETE CASCADE,
  day date NOT NULL,
  note text NOT NULL DEFAULT '',
  ready_at timestamptz,
  noted_by integer REFERENCES accounts (id) ON DELETE SET NULL,
  PRIMARY KEY (villa_id, day)
);
CREATE INDEX villa_readiness_day ON villa_readiness (day);
CREATE INDEX villa_readiness_noted_by ON villa_readiness (noted_by);
