-- squawk-ignore-file require-concurrent-index-creation, adding-foreign-key-constraint
-- A question becomes part of the conversation of the stay that its asker books. joined_id: that conversation, in which the messages of the
-- question stand from then on. question_id: of a message that came with a question, so that it goes back if the address of the booking
-- turns out to be another's.
ALTER TABLE threads ADD COLUMN joined_id integer REFERENCES threads (id) ON DELETE CASCADE;
CREATE INDEX threads_joined ON threads (joined_id) WHERE joined_id IS NOT NULL;
CREATE INDEX threads_asker ON threads (lower(guest_email)) WHERE booking_id IS NULL;
ALTER TABLE messages ADD COLUMN question_id integer REFERENCES threads (id) ON DELETE CASCADE;
CREATE INDEX messages_question ON messages (question_id) WHERE question_id IS NOT NULL;
