-- What a guest agreed to with an attempt to pay a stay. A further attempt writes its own terms into the booking; if an earlier one is the
-- one that is approved, the booking gets back what was agreed with it. Null for later stages, changes and offers, whose terms stand.
ALTER TABLE payments ADD COLUMN agreed jsonb;
