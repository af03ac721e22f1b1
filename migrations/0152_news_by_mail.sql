-- Who has agreed to get news (advertising) by mail, by address in lower case. key: of the links in mails, signed for the address. words: what
-- was agreed to, as it was read. withdrawn_at: not any more; agreeing again clears it.
CREATE TABLE news_consents (
  email text PRIMARY KEY CHECK (email <> '' AND email = lower(email)),
  key text NOT NULL UNIQUE,
  language text NOT NULL,
  words text NOT NULL,
  given_at timestamptz NOT NULL,
  given_by text NOT NULL CHECK (given_by IN ('account', 'link', 'unsubscribe_page')),
  withdrawn_at timestamptz,
  withdrawn_by text CHECK (withdrawn_by IN ('account', 'link', 'unsubscribe_page')),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
);
-- Of a message that is advertising: mailed only to who has agreed.
ALTER TABLE messages ADD COLUMN advertising boolean NOT NULL DEFAULT false;
-- Of advertising: the page on which its reader unsubscribes.
ALTER TABLE mails ADD COLUMN unsubscribe text;
