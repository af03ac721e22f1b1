-- squawk-ignore-file require-concurrent-index-creation
-- What guests answer by mail. ticket_id: of the request that a mail to a guest is about, where its answer belongs.
ALTER TABLE mails ADD COLUMN ticket_id integer;

-- Of a message that came by mail. mail_id: how the mail names itself, so that it is taken once. sender: an address that is not the
-- guest's; it may be forged as any other. whole: all words of the mail, where the message has not all. left_out: names of attached files
-- that were not taken.
CREATE TABLE message_mails (
  message_id integer PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  mail_id text NOT NULL UNIQUE,
  sender text,
  whole text,
  left_out text[] NOT NULL DEFAULT '{}'
);
-- Its pictures: small WebP files as base64, drawn anew without metadata. They are here and not in the store of pictures, whose files
-- anybody may read.
CREATE TABLE message_pictures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id integer NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  webp text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
CREATE INDEX message_pictures_message ON message_pictures (message_id);

-- How far a mailbox has been read. uid_validity: null until it could be opened; what came since the first attempt is read then. tries: of
-- the mail tried_uid, so that one which ends every run, or the process, is left at last.
CREATE TABLE mailboxes (
  name text PRIMARY KEY,
  uid_validity bigint,
  last_uid bigint NOT NULL DEFAULT 0,
  tried_uid bigint NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  since timestamptz NOT NULL
);
-- Mails that were left in the mailbox for people, counted by day.
CREATE TABLE left_mails (
  day date NOT NULL,
  why text NOT NULL CHECK (why IN ('large', 'many', 'unreadable')),
  mails integer NOT NULL,
  PRIMARY KEY (day, why)
);
