-- How light the upper quarter and the rest of a picture are at their lightest, 0 to 255. Empty: not measured yet, as of pictures that were
-- there before; the job that makes small pictures measures them.
ALTER TABLE pictures ADD COLUMN light integer[] NOT NULL DEFAULT '{}';
