-- Writes wait while they are made: a migration is one transaction, in which no index can be made concurrently.
-- squawk-ignore-file require-concurrent-index-creation
-- Indexes for the deletion of old data: its conditions, and references to what is deleted, which are searched for every deleted row.
-- By year: an index on the day itself would be chosen for the search of free villas, which has better ones.
CREATE INDEX bookings_by_year ON bookings ((extract(year FROM check_out)));
CREATE INDEX mails_unanswered_codes ON mails (created_at) WHERE account_id IS NULL AND occasion LIKE 'email code sign-in %';
CREATE INDEX activity_of_account ON activity (account_id);
CREATE INDEX tickets_by_update ON tickets (updated_at);
CREATE INDEX payments_recorded_by ON payments (recorded_by) WHERE recorded_by IS NOT NULL;
CREATE INDEX refunds_requested_by ON refunds (requested_by) WHERE requested_by IS NOT NULL;
CREATE INDEX refunds_settled_by ON refunds (settled_by) WHERE settled_by IS NOT NULL;
CREATE INDEX stay_changes_changed_by ON stay_changes (changed_by) WHERE changed_by IS NOT NULL;
CREATE INDEX change_requests_decided_by ON change_requests (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX offers_made_by ON offers (made_by) WHERE made_by IS NOT NULL;
CREATE INDEX exchange_rates_accepted_by ON exchange_rates (accepted_by) WHERE accepted_by IS NOT NULL;
CREATE INDEX lost_payments_settled_by ON lost_payments (settled_by) WHERE settled_by IS NOT NULL;
CREATE INDEX lost_payments_of_booking ON lost_payments (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX declarations_declared_by ON declarations (declared_by) WHERE declared_by IS NOT NULL;
CREATE INDEX invitations_of_inviter ON invitations (invited_by);
CREATE INDEX pending_sign_ins_of_account ON pending_sign_ins (account_id);
CREATE INDEX reset_tokens_of_account ON reset_tokens (account_id);
