-- squawk-ignore-file require-concurrent-index-creation, adding-foreign-key-constraint, adding-not-nullable-field, ban-drop-column, ban-drop-table
-- One conversation for each stay. What guests and owners write about it are messages of its thread; a ticket is a request within it, with
-- its messages. Name, address and language of a stay's guest are those of its booking, so its thread has none of its own.
ALTER TABLE messages ADD COLUMN ticket_id integer REFERENCES tickets (id) ON DELETE CASCADE;
CREATE INDEX messages_ticket ON messages (ticket_id, id) WHERE ticket_id IS NOT NULL;
ALTER TABLE tickets ADD COLUMN thread_id integer REFERENCES threads (id) ON DELETE CASCADE;
CREATE INDEX tickets_thread ON tickets (thread_id);
ALTER TABLE threads ADD COLUMN remind_on date;
CREATE INDEX threads_remind ON threads (remind_on) WHERE remind_on IS NOT NULL;

INSERT INTO threads (booking_id, guest_name, guest_email, language, state, opened_at, last_at, last_author)
  SELECT bookings.id, '', '', bookings.language, 'waiting', min(tickets.opened_at), max(tickets.updated_at), 'guest'
  FROM tickets JOIN payments ON payments.order_id = tickets.order_id JOIN bookings ON bookings.id = payments.booking_id
  GROUP BY bookings.id;
UPDATE tickets SET thread_id = threads.id
  FROM payments JOIN threads ON threads.booking_id = payments.booking_id
  WHERE payments.order_id = tickets.order_id;
-- Tickets whose stay is no longer stored.
INSERT INTO threads (account_id, guest_name, guest_email, language, state, opened_at, last_at, last_author)
  SELECT accounts.id, accounts.full_name, accounts.email, accounts.language, 'closed', min(tickets.opened_at), max(tickets.updated_at), 'guest'
  FROM tickets JOIN accounts ON accounts.id = tickets.account_id
  WHERE tickets.thread_id IS NULL
  GROUP BY accounts.id;
UPDATE tickets SET thread_id = (SELECT max(threads.id) FROM threads WHERE threads.account_id = tickets.account_id AND threads.booking_id IS NULL)
  WHERE thread_id IS NULL;
ALTER TABLE tickets ALTER COLUMN thread_id SET NOT NULL;

-- What was a ticket's own message is the first of its messages. former_id: until the events below know the new one.
ALTER TABLE messages ADD COLUMN former_id integer;
INSERT INTO messages (thread_id, ticket_id, author, body, written_at, former_id)
  SELECT * FROM (
    SELECT thread_id, id, 'guest', message, opened_at AS at, NULL::integer AS former FROM tickets
    UNION ALL
    SELECT tickets.thread_id, tickets.id, ticket_messages.author, ticket_messages.message, ticket_messages.written_at, ticket_messages.id
    FROM ticket_messages JOIN tickets ON tickets.id = ticket_messages.ticket_id
  ) AS written
  ORDER BY at, former NULLS FIRST;
UPDATE events SET type = 'thread.message', facts = jsonb_build_object('messageId', coalesce(
    (SELECT messages.id FROM messages WHERE messages.former_id = (events.facts->>'messageId')::integer), 0))
  WHERE type = 'ticket.message';
ALTER TABLE messages DROP COLUMN former_id;
ALTER TABLE tickets DROP COLUMN message;
DROP TABLE ticket_messages;
UPDATE threads SET last_author = (SELECT author FROM messages WHERE messages.thread_id = threads.id ORDER BY messages.id DESC LIMIT 1)
  WHERE EXISTS (SELECT FROM tickets WHERE tickets.thread_id = threads.id);

-- Notes and reminders belong to the conversation of the stay, whatever request they were written beside.
INSERT INTO booking_notes (booking_id, account_id, note, written_at)
  SELECT threads.booking_id, ticket_notes.account_id, ticket_notes.note, ticket_notes.written_at
  FROM ticket_notes JOIN tickets ON tickets.id = ticket_notes.ticket_id JOIN threads ON threads.id = tickets.thread_id
  WHERE threads.booking_id IS NOT NULL
  ORDER BY ticket_notes.id;
DROP TABLE ticket_notes;
UPDATE threads SET remind_on = (
    SELECT min(ticket_reminders.remind_on) FROM ticket_reminders JOIN tickets ON tickets.id = ticket_reminders.ticket_id
    WHERE tickets.thread_id = threads.id)
  WHERE EXISTS (SELECT FROM tickets WHERE tickets.thread_id = threads.id);
DROP TABLE ticket_reminders;
