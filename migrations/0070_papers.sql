-- The last number of each kind of paper and year. A paper takes the next one in its own transaction, so that no number is left out.
CREATE TABLE paper_numbers (
  kind text NOT NULL,
  year integer NOT NULL,
  last_number integer NOT NULL CHECK (last_number >= 0),
  PRIMARY KEY (kind, year)
);

-- Confirmations, receipts, pro-formas, refund notes and monthly statements, as they were issued.
CREATE TABLE papers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('confirmation', 'receipt', 'proforma', 'refund', 'statement')),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  issued_at timestamptz NOT NULL,
  booking_id integer REFERENCES bookings,
  payment_id integer REFERENCES payments,
  refund_id integer REFERENCES refunds,
  -- Of a statement: 'yyyy-MM'.
  month text CHECK (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- The paper that this one takes the place of.
  corrects integer UNIQUE REFERENCES papers,
  amount_cents integer NOT NULL,
  -- What is printed.
  content jsonb NOT NULL,
  -- Whom it is for; emptied when the guest is erased.
  recipient jsonb,
  UNIQUE (kind, year, number),
  CHECK ((kind = 'statement') = (booking_id IS NULL)),
  CHECK ((kind = 'statement') = (month IS NOT NULL)),
  CHECK ((kind = 'receipt') = (payment_id IS NOT NULL)),
  CHECK ((kind = 'refund') = (refund_id IS NOT NULL))
);
CREATE UNIQUE INDEX papers_of_payment ON papers (payment_id);
CREATE UNIQUE INDEX papers_of_refund ON papers (refund_id);
CREATE INDEX papers_of_booking ON papers (booking_id);
CREATE INDEX papers_by_issue ON papers (issued_at, id);
CREATE INDEX papers_of_month ON papers (month) WHERE month IS NOT NULL;

-- An issued paper stays as it is; a correction is a new paper. Erasing a guest empties the recipient, clearing old bookings deletes it.
CREATE FUNCTION keep_paper() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('villas.clearing', true) = 'on' THEN RETURN OLD; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.recipient IS NULL AND to_jsonb(NEW) - 'recipient' = to_jsonb(OLD) - 'recipient' THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'paper % is issued and stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER papers_kept BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION keep_paper();

-- Numbers only go up, one by one, and a year starts at the first.
CREATE FUNCTION keep_paper_numbers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kind = OLD.kind AND NEW.year = OLD.year AND NEW.last_number - OLD.last_number IN (0, 1) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'numbers of papers go up one by one' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER paper_numbers_kept BEFORE UPDATE OR DELETE ON paper_numbers FOR EACH ROW EXECUTE FUNCTION keep_paper_numbers();
