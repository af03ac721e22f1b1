-- Empty where the site gives back by itself what cannot count.
ALTER TABLE refunds ADD COLUMN requested_by integer REFERENCES accounts;
-- Who said that the money went back another way than through the bank's API.
ALTER TABLE refunds ADD COLUMN settled_by integer REFERENCES accounts;
