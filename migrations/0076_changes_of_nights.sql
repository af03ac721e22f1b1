-- Changes of chosen nights are kept, and undone, as those of whole years are.
ALTER TABLE year_changes DROP CONSTRAINT year_changes_kind_check;
ALTER TABLE year_changes ADD CONSTRAINT year_changes_kind_check CHECK (kind IN ('copy', 'prices', 'nights', 'rule'));
