-- A closed season has nights that are not sold; its rate is not used.
ALTER TABLE seasons ADD COLUMN closed boolean NOT NULL DEFAULT false;
