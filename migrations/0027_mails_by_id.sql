-- Whose a mail is says an id, never the address it went to: anybody can type any address into a booking.
ALTER TABLE mails ADD COLUMN account_id integer REFERENCES accounts ON DELETE SET NULL;
ALTER TABLE mails ADD COLUMN booking_id integer REFERENCES bookings ON DELETE SET NULL;
ALTER TABLE mails ADD COLUMN audience text NOT NULL DEFAULT 'guest' CHECK (audience IN ('guest', 'owner'));
CREATE INDEX mails_of_account ON mails (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX mails_of_booking ON mails (booking_id) WHERE booking_id IS NOT NULL;

UPDATE mails SET audience = 'owner' WHERE occasion LIKE 'owner: %';

-- Mails written before: only where the occasion names the order, the booking, the ticket or the account.
UPDATE mails SET booking_id = payments.booking_id FROM payments
  WHERE payments.order_id = substring(mails.occasion from '^(?:owner: )?payment (?:received|failed) (\S+)$');
UPDATE mails SET booking_id = payments.booking_id FROM payments JOIN refunds ON refunds.payment_id = payments.id
  WHERE refunds.id::text = substring(mails.occasion from '^(?:owner: )?refunded (\d+)$');
UPDATE mails SET booking_id = bookings.id FROM bookings
  WHERE bookings.code = coalesce(
    substring(mails.occasion from '^(?:owner: )?(?:booking confirmed|new booking) (\S+)$'),
    substring(mails.occasion from '^(?:owner: )?(?:cancelled|refunded) (\S+) \d+$'),
    substring(mails.occasion from '^(?:owner: )?instalment \S+ (\S+) \d+$'));
UPDATE mails SET account_id = tickets.account_id FROM tickets
  WHERE tickets.id::text = coalesce(
    substring(mails.occasion from '^(?:owner: )?ticket (\d+)$'),
    substring(mails.occasion from '^ticket resolved (\d+) '));
UPDATE mails SET account_id = accounts.id FROM accounts
  WHERE accounts.id::text = substring(mails.occasion from '^(?:welcome|password set) (\d+)\M');
-- Links to set a password only ever went to the address of an account.
UPDATE mails SET account_id = accounts.id FROM accounts
  WHERE mails.occasion LIKE 'reset %' AND lower(accounts.email) = lower(mails.recipient) AND mails.created_at >= accounts.created_at;
