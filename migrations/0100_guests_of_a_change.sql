-- How many guests a change starts from and leads to. Null: a change of an earlier version, by which they stayed the same.
ALTER TABLE stay_changes ADD COLUMN from_guests integer, ADD COLUMN to_guests integer;
