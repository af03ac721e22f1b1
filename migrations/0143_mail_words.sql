-- squawk-ignore-file require-concurrent-index-creation
-- The owners' words of the site's own mails, by mail and language. An empty part: the first text, which the site has itself. The highest
-- edition is sent; those before it are the history.
CREATE TABLE mail_words (
  mail text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sr', 'el', 'de')),
  edition integer NOT NULL CHECK (edition > 0),
  subject text NOT NULL,
  above text NOT NULL,
  below text NOT NULL,
  written_at timestamptz NOT NULL,
  account_id integer REFERENCES accounts (id) ON DELETE SET NULL,
  PRIMARY KEY (mail, language, edition)
);
CREATE INDEX mail_words_account ON mail_words (account_id);
