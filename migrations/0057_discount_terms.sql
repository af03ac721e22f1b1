-- Days between booking and arrival for which a rule holds, both inclusive, and the villas it holds for; none: for all.
ALTER TABLE discount_rules
  ADD COLUMN arrival_from_days integer CHECK (arrival_from_days >= 0),
  ADD COLUMN arrival_within_days integer CHECK (arrival_within_days >= 0),
  ADD COLUMN villa_ids integer[] NOT NULL DEFAULT '{}';
