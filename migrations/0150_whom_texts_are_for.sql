-- Whom a text is sent to automatically, besides villas, languages and nights. sources: where the booking comes from; empty: any. only_if: what
-- must be so of the stay when it is sent.
ALTER TABLE message_templates
  ADD COLUMN sources text[] NOT NULL DEFAULT '{}',
  ADD COLUMN only_if text NOT NULL DEFAULT 'always' CHECK (only_if IN ('always', 'to_pay', 'paid', 'first_stay', 'stayed_before'));
