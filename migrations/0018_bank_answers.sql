-- What was sent to the bank for this try, without what signs it: an answer counts only if it brings all of it back.
ALTER TABLE payments ADD COLUMN sent jsonb;
-- When the bank's own records agreed with an approval; until then the guest is told that it is being checked if they disagree.
ALTER TABLE payments ADD COLUMN confirmed_at timestamptz;
-- What the bank's records say against an approval; the owner is told once.
ALTER TABLE payments ADD COLUMN disputed_at timestamptz;

-- A bank's transaction pays for one thing. What an older version let count twice is put before the owner.
UPDATE payments SET trans_id = NULL, attention = coalesce(attention, 'Its transaction is recorded for another payment as well. Please ask the bank.')
  WHERE state = 'approved' AND EXISTS (
    SELECT 1 FROM payments AS earlier
    WHERE earlier.trans_id = payments.trans_id AND earlier.state = 'approved' AND earlier.id < payments.id);
CREATE UNIQUE INDEX payments_one_per_transaction ON payments (trans_id) WHERE state = 'approved';

-- An answer without a right hash is counted, and nothing of it is stored.
ALTER TABLE bank_messages ADD COLUMN count integer NOT NULL DEFAULT 1;
CREATE UNIQUE INDEX bank_messages_rejected ON bank_messages (order_id, source, reason) WHERE verdict = 'reject';
CREATE TABLE rejected_answers (
  day date NOT NULL,
  reason text NOT NULL,
  count bigint NOT NULL DEFAULT 1,
  PRIMARY KEY (day, reason)
);

-- Approvals with a right hash for orders that are not on record, as after a restored backup.
CREATE TABLE lost_payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL UNIQUE,
  -- Whole dinars: as the answer names them, and as the bank's records do.
  dinars integer CHECK (dinars > 0),
  confirmed_dinars integer CHECK (confirmed_dinars > 0),
  trans_id text,
  auth_code text,
  trx_date text,
  masked_pan text,
  received_at timestamptz NOT NULL,
  ask_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  -- open: nobody has decided yet; refund_due, refund_unclear, refund_failed: on its way back.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'attached', 'refund_due', 'refund_unclear', 'refund_failed', 'refunded', 'settled')),
  booking_id integer REFERENCES bookings ON DELETE SET NULL,
  settled_at timestamptz,
  settled_by integer REFERENCES accounts
);
CREATE INDEX lost_payments_to_ask ON lost_payments (ask_at) WHERE ask_at IS NOT NULL;

-- Part of every new order id: a restored backup begins a new epoch, so that no order id is used twice.
CREATE TABLE order_epoch (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  epoch text NOT NULL DEFAULT ''
);
INSERT INTO order_epoch DEFAULT VALUES;
