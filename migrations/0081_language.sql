-- The language in which a guest is written to: that of the page on which the account was opened, or the stay was booked.
ALTER TABLE accounts ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'sr', 'el', 'de'));
ALTER TABLE bookings ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'sr', 'el', 'de'));
