-- What the people of the office write about a guest's ticket for themselves, and the day on which it comes back to them. No guest sees
-- either; both are deleted with the ticket, and when the guest's data are erased.
CREATE TABLE ticket_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  note text NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX ticket_notes_ticket ON ticket_notes (ticket_id, id);
CREATE INDEX ticket_notes_account ON ticket_notes (account_id);
CREATE TABLE ticket_reminders (
  ticket_id integer PRIMARY KEY REFERENCES tickets (id) ON DELETE CASCADE,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  remind_on date NOT NULL
);
CREATE INDEX ticket_reminders_account ON ticket_reminders (account_id);
CREATE INDEX ticket_reminders_day ON ticket_reminders (remind_on);
