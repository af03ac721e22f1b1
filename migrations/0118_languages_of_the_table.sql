-- The languages are those of the table src/words/languages.ts, so that a further one needs no migration. Here is only what a code looks like;
-- all rows have one.
ALTER TABLE accounts
  DROP CONSTRAINT accounts_language_check,
  ADD CONSTRAINT accounts_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE bookings
  DROP CONSTRAINT bookings_language_check,
  DROP CONSTRAINT bookings_terms_language_check,
  ADD CONSTRAINT bookings_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID,
  ADD CONSTRAINT bookings_terms_language_check CHECK (terms_language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE translations
  DROP CONSTRAINT translations_language_check,
  ADD CONSTRAINT translations_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
