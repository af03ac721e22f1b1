-- Money that came another way than by card is recorded by an owner: when it came, and what the statement says.
ALTER TABLE payments ADD COLUMN received_on date;
ALTER TABLE payments ADD COLUMN reference text;
ALTER TABLE payments DROP CONSTRAINT payments_method_check;
ALTER TABLE payments ADD CONSTRAINT payments_method_check CHECK (method IN ('card', 'transfer', 'cash'));
-- Reverses a payment that was recorded by mistake: the money never came, so nothing goes back.
ALTER TABLE refunds ADD COLUMN correction boolean NOT NULL DEFAULT false;
CREATE INDEX bookings_hidden ON bookings (deleted_at DESC) WHERE deleted_at IS NOT NULL;
