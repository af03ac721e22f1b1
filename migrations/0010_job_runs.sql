-- Every run of a job. One without an end is running, or its process has died and nobody has taken the job up yet.
CREATE TABLE job_runs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job text NOT NULL REFERENCES jobs ON DELETE CASCADE,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  error text
);
CREATE INDEX runs_of_job ON job_runs (job, id DESC);
CREATE INDEX runs_unended ON job_runs (job) WHERE ended_at IS NULL;
CREATE INDEX runs_failed ON job_runs (id DESC) WHERE error IS NOT NULL;
CREATE INDEX runs_by_time ON job_runs (began_at);
