-- What no code above may do to money. A comment after each inner semicolon of a function body keeps the statement in one piece.

-- A settled payment stays as it is: a reversal is a new row. Kept up to date beside it: when to ask the bank, and what is in doubt.
-- What the bank's records add later fills what was empty. Erasing a guest empties what names the guest.
CREATE FUNCTION keep_settled_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kept text[] := '{ask_at,asked,attention,confirmed_at,disputed_at,sent,reference}'; BEGIN
  IF OLD.state <> 'approved' OR current_setting('villas.clearing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END IF; --
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - kept) @> jsonb_strip_nulls(to_jsonb(OLD) - kept)
    AND (NEW.reference IS NULL OR NEW.reference IS NOT DISTINCT FROM OLD.reference) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'payment % is settled and stays as it is', OLD.order_id USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER payments_settled BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_settled_payment();

-- A refund keeps its payment and amount; one that is done stays as it is.
CREATE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF current_setting('villas.clearing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.payment_id = OLD.payment_id AND NEW.amount_cents = OLD.amount_cents AND NEW.dinars = OLD.dinars
    AND NEW.correction = OLD.correction AND NEW.reason IN (OLD.reason, 'Erased')
    AND (OLD.state <> 'done' OR (to_jsonb(NEW) - 'reason') @> jsonb_strip_nulls(to_jsonb(OLD) - 'reason')) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'refund % stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER refunds_kept BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refund();

-- Never more goes back than came. The payment is locked, so that two refunds at once cannot pass each other.
CREATE FUNCTION limit_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE paid payments%ROWTYPE; BEGIN
  SELECT * INTO paid FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE; IF paid.state = 'approved'
    AND NEW.amount_cents + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id) <= paid.amount_cents
    AND NEW.dinars + (SELECT coalesce(sum(dinars), 0) FROM refunds WHERE payment_id = NEW.payment_id) <= paid.dinars THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'a refund of payment % is more than came', NEW.payment_id USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER refunds_limited BEFORE INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION limit_refund();

-- A stage is paid by card once. A second approval is surplus: by the end of its transaction a refund of it is recorded.
CREATE FUNCTION one_card_payment_a_stage() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF 1 < (SELECT count(*) FROM payments AS one WHERE one.booking_id = NEW.booking_id AND one.stage = NEW.stage
    AND one.state = 'approved' AND one.method = 'card' AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = one.id)) THEN
    RAISE EXCEPTION 'stage % of booking % is paid twice', NEW.stage, NEW.booking_id USING ERRCODE = 'integrity_constraint_violation'; END IF; --
  RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER payments_once_a_stage AFTER INSERT OR UPDATE OF state ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.state = 'approved' AND NEW.method = 'card') EXECUTE FUNCTION one_card_payment_a_stage();

-- Nothing is sold or asked for at 0. Rows of older versions stay as they are.
CREATE FUNCTION refuse_zero() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_TABLE_NAME = 'payments' THEN IF NEW.amount_cents > 0 AND NEW.dinars > 0 THEN RETURN NEW; END IF; ELSE
    IF NEW.status = 'restricted' OR (NEW.total_cents > 0 AND NEW.original_cents >= 0
      AND NOT jsonb_path_exists(NEW.stages, '$[*].amount ? (@ <= 0)')) THEN RETURN NEW; END IF; END IF; --
  RAISE EXCEPTION 'a row of % needs amounts above 0', TG_TABLE_NAME USING ERRCODE = 'check_violation'; END $$;
CREATE TRIGGER payments_above_zero BEFORE INSERT OR UPDATE OF amount_cents, dinars ON payments FOR EACH ROW EXECUTE FUNCTION refuse_zero();
CREATE TRIGGER bookings_above_zero BEFORE INSERT OR UPDATE OF total_cents, stages ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_zero();

ALTER TABLE discount_rules ADD CONSTRAINT discount_rules_type CHECK (
  type IN ('early_booking_10', 'early_booking_5', 'repeater', 'long_stay', 'last_minute', 'seasonal', 'custom')) NOT VALID;
ALTER TABLE discount_rules ADD CONSTRAINT discount_rules_days CHECK (valid_until >= valid_from AND (stay_until IS NULL OR stay_until >= stay_from)) NOT VALID;

-- How a booking came to be what it is: rows are added, and go only with their booking. Erasing a guest empties the words.
CREATE FUNCTION append_only_changes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.reason = 'Erased' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'changes of bookings are only added' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER booking_changes_append_only BEFORE UPDATE OR DELETE ON booking_changes FOR EACH ROW EXECUTE FUNCTION append_only_changes();
