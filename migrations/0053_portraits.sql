-- Widths of the files that show the part of a wide picture for phones held upright. A job makes them for pictures that are there already.
ALTER TABLE pictures ADD COLUMN portraits integer[] NOT NULL DEFAULT '{}';
