-- `changed_by`: the administrator who changed the stay; null where its guest did. `guest_told`: the guest gets a mail.
ALTER TABLE stay_changes ADD COLUMN changed_by integer REFERENCES accounts ON DELETE SET NULL;
ALTER TABLE stay_changes ADD COLUMN guest_told boolean NOT NULL DEFAULT true;
