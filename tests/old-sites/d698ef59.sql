CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
SET check_function_bodies = false;

CREATE FUNCTION public.append_only_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM bookings WHERE id = OLD.booking_id) THEN RETURN OLD; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.reason = 'Erased' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'changes of bookings are only added' USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN UPDATE content_version SET version = version + 1; RETURN NULL; END$$;

CREATE FUNCTION public.folded(words text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
  SELECT translate(regexp_replace(lower(normalize(words, NFD)), '[\u0300-\u036f]', '', 'g'), 'đłøıς', 'dloiσ') $$;

CREATE FUNCTION public.keep_an_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_advisory_xact_lock(80, 1); IF EXISTS (SELECT FROM accounts) AND NOT EXISTS (SELECT FROM accounts WHERE role = 'owner') THEN RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'an_owner_stays'; END IF; RETURN NULL; END $$;

CREATE FUNCTION public.keep_paper() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('villas.clearing', true) = 'on' THEN RETURN OLD; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.recipient IS NULL AND to_jsonb(NEW) - 'recipient' = to_jsonb(OLD) - 'recipient' THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'paper % is issued and stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.keep_paper_numbers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.kind = OLD.kind AND NEW.year = OLD.year AND NEW.last_number - OLD.last_number IN (0, 1) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'numbers of papers go up one by one' USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.keep_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
  IF current_setting('villas.clearing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END IF; --
  IF TG_OP = 'UPDATE' AND NEW.payment_id = OLD.payment_id AND NEW.amount_cents = OLD.amount_cents AND NEW.dinars = OLD.dinars
    AND NEW.correction = OLD.correction AND NEW.reason IN (OLD.reason, 'Erased')
    AND (OLD.state <> 'done' OR (to_jsonb(NEW) - 'reason') @> jsonb_strip_nulls(to_jsonb(OLD) - 'reason')) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'refund % stays as it is', OLD.id USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.keep_settled_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE kept text[] := '{ask_at,asked,attention,confirmed_at,disputed_at,sent,reference}'; BEGIN
  IF OLD.state <> 'approved' OR current_setting('villas.clearing', true) = 'on' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END IF; --
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - kept) @> jsonb_strip_nulls(to_jsonb(OLD) - kept)
    AND (NEW.reference IS NULL OR NEW.reference IS NOT DISTINCT FROM OLD.reference) THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'payment % is settled and stays as it is', OLD.order_id USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.limit_refund() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE paid payments%ROWTYPE; BEGIN
  SELECT * INTO paid FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE; IF paid.state = 'approved'
    AND NEW.amount_cents + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id) <= paid.amount_cents
    AND NEW.dinars + (SELECT coalesce(sum(dinars), 0) FROM refunds WHERE payment_id = NEW.payment_id) <= paid.dinars THEN RETURN NEW; END IF; --
  RAISE EXCEPTION 'a refund of payment % is more than came', NEW.payment_id USING ERRCODE = 'integrity_constraint_violation'; END $$;

CREATE FUNCTION public.next_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN NEW.version := OLD.version + 1; RETURN NEW; END$$;

CREATE FUNCTION public.note_role() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN INSERT INTO security_events (at, account_id, kind) VALUES (now(), NEW.id, CASE WHEN NEW.status = 1 THEN 'made_guest' WHEN TG_OP = 'INSERT' OR OLD.status = 1 THEN 'made_administrator' ELSE 'role_changed' END); RETURN NULL; END $$;

CREATE FUNCTION public.one_card_payment_a_stage() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
  IF 1 < (SELECT count(*) FROM payments AS one WHERE one.booking_id = NEW.booking_id AND one.stage = NEW.stage
    AND one.state = 'approved' AND one.method = 'card' AND NOT EXISTS (SELECT FROM refunds WHERE payment_id = one.id)) THEN
    RAISE EXCEPTION 'stage % of booking % is paid twice', NEW.stage, NEW.booking_id USING ERRCODE = 'integrity_constraint_violation'; END IF; --
  RETURN NULL; END $$;

CREATE FUNCTION public.refuse_zero() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$ BEGIN
  IF TG_TABLE_NAME = 'payments' THEN IF NEW.amount_cents > 0 AND NEW.dinars > 0 THEN RETURN NEW; END IF; ELSE
    IF NEW.status = 'restricted' OR (NEW.total_cents > 0 AND NEW.original_cents >= 0
      AND NOT jsonb_path_exists(NEW.stages, '$[*].amount ? (@ <= 0)')) THEN RETURN NEW; END IF; END IF; --
  RAISE EXCEPTION 'a row of % needs amounts above 0', TG_TABLE_NAME USING ERRCODE = 'check_violation'; END $_$;

CREATE FUNCTION public.remove_translations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN DELETE FROM translations WHERE kind = ANY (string_to_array(TG_ARGV[0], ' ')) AND item = OLD.id; RETURN NULL; END $$;

CREATE FUNCTION public.reviewed_stay_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN IF EXISTS (SELECT 1 FROM reviews WHERE booking_id = NEW.id) THEN UPDATE content_version SET version = version + 1; END IF; RETURN NULL; END$$;

CREATE FUNCTION public.role_of_status() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN IF NEW.status = 1 THEN NEW.role := NULL; ELSIF NEW.role IS NULL AND (TG_OP = 'INSERT' OR OLD.status = 1) THEN NEW.role := 'owner'; END IF; RETURN NEW; END $$;

CREATE TABLE public.accounts (
    id integer NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    password_hash text,
    country text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    status integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_sign_in_at timestamp with time zone,
    erased_at timestamp with time zone,
    password_made_up boolean DEFAULT false NOT NULL,
    email_proved_at timestamp with time zone,
    role text,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT accounts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'sr'::text, 'el'::text, 'de'::text]))),
    CONSTRAINT accounts_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text, 'accountant'::text, 'housekeeping'::text]))),
    CONSTRAINT accounts_role_of_status CHECK (((status = 2) = (role IS NOT NULL))),
    CONSTRAINT accounts_status_check CHECK ((status = ANY (ARRAY[1, 2])))
);

ALTER TABLE public.accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.action_codes (
    account_id integer NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries_left integer NOT NULL
);

CREATE TABLE public.activity (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    account_id integer NOT NULL,
    subject text NOT NULL,
    action text NOT NULL,
    before jsonb,
    after jsonb
);

ALTER TABLE public.activity ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.activity_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.amenities (
    id integer NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    icon text,
    image text,
    category text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT amenities_category_check CHECK ((category = ANY (ARRAY['indoor'::text, 'outdoor'::text, 'services'::text])))
);

ALTER TABLE public.amenities ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.amenities_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.attractions (
    id integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    distance text NOT NULL,
    location text NOT NULL,
    image text,
    category text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT attractions_category_check CHECK ((category = ANY (ARRAY['beaches'::text, 'dining'::text, 'activities'::text, 'sightseeing'::text])))
);

ALTER TABLE public.attractions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.attractions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_messages (
    id integer NOT NULL,
    order_id text,
    at timestamp with time zone NOT NULL,
    source text NOT NULL,
    verdict text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    fields jsonb DEFAULT '[]'::jsonb NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    CONSTRAINT bank_messages_source_check CHECK ((source = ANY (ARRAY['return'::text, 'callback'::text, 'query'::text, 'refund'::text])))
);

ALTER TABLE public.bank_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.booking_changes (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    from_status text,
    to_status text NOT NULL,
    reason text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.booking_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bookings (
    id integer NOT NULL,
    code text NOT NULL,
    villa_id integer NOT NULL,
    account_id integer,
    status text NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    guest_name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    guests integer DEFAULT 2 NOT NULL,
    special_requests text DEFAULT ''::text NOT NULL,
    plan text DEFAULT 'full'::text NOT NULL,
    original_cents integer DEFAULT 0 NOT NULL,
    total_cents integer DEFAULT 0 NOT NULL,
    lines jsonb DEFAULT '[]'::jsonb NOT NULL,
    discounts jsonb DEFAULT '[]'::jsonb NOT NULL,
    stages jsonb DEFAULT '[]'::jsonb NOT NULL,
    holds_until timestamp with time zone,
    terms_accepted_at timestamp with time zone,
    terms_version text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    price_items jsonb DEFAULT '[]'::jsonb NOT NULL,
    arrival_time text DEFAULT ''::text NOT NULL,
    change_of integer,
    cancellation jsonb DEFAULT '[{"days": 21, "percent": 70}]'::jsonb NOT NULL,
    guests_in_price integer,
    levy_returned_cents integer DEFAULT 0 NOT NULL,
    searched text GENERATED ALWAYS AS (public.folded((((((((code || ' '::text) || guest_name) || ' '::text) || email) || ' '::text) || regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) ||
CASE
    WHEN (status = 'restricted'::text) THEN (' '::text || special_requests)
    ELSE ''::text
END))) STORED NOT NULL,
    offer_id integer,
    language text DEFAULT 'en'::text NOT NULL,
    terms_language text,
    CONSTRAINT bookings_check CHECK ((check_out > check_in)),
    CONSTRAINT bookings_guests_in_price_check CHECK ((guests_in_price >= 1)),
    CONSTRAINT bookings_language_check CHECK ((language = ANY (ARRAY['en'::text, 'sr'::text, 'el'::text, 'de'::text]))),
    CONSTRAINT bookings_levy_returned_cents_check CHECK ((levy_returned_cents >= 0)),
    CONSTRAINT bookings_plan_check CHECK ((plan = ANY (ARRAY['full'::text, 'partial'::text]))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'partial_paid'::text, 'paid'::text, 'cancelled'::text, 'failed'::text, 'restricted'::text, 'refunded'::text]))),
    CONSTRAINT bookings_terms_language_check CHECK ((terms_language = ANY (ARRAY['en'::text, 'sr'::text, 'el'::text, 'de'::text])))
);

ALTER TABLE public.bookings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bookings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.change_requests (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    villa_id integer NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    agreed boolean,
    decided_at timestamp with time zone,
    decided_by integer
);

ALTER TABLE public.change_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.change_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.complaint_years (
    year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT complaint_years_last_number_check CHECK ((last_number > 0))
);

CREATE TABLE public.complaints (
    id integer NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    ticket_id integer,
    account_id integer,
    email text DEFAULT ''::text NOT NULL,
    guest_name text NOT NULL,
    booking_code text DEFAULT ''::text NOT NULL,
    content text NOT NULL,
    received_on date NOT NULL,
    answer_by date NOT NULL,
    solve_by date NOT NULL,
    decision text,
    answer text DEFAULT ''::text NOT NULL,
    answered_on date,
    solved_on date,
    remarks text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT complaints_check CHECK (((decision IS NULL) = (answered_on IS NULL))),
    CONSTRAINT complaints_check1 CHECK (((solved_on IS NULL) OR (answered_on IS NOT NULL))),
    CONSTRAINT complaints_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'partly'::text, 'refused'::text]))),
    CONSTRAINT complaints_number_check CHECK ((number > 0))
);

ALTER TABLE public.complaints ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.complaints_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.connected_calendars (
    id integer NOT NULL,
    villa_id integer NOT NULL,
    name text NOT NULL,
    token text NOT NULL,
    import_url text,
    read_at timestamp with time zone,
    read_error text,
    fetched_at timestamp with time zone,
    fetched_by text,
    created_at timestamp with time zone NOT NULL,
    empty_since timestamp with time zone
);

ALTER TABLE public.connected_calendars ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.connected_calendars_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.content_version (
    only_row boolean DEFAULT true NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    CONSTRAINT content_version_only_row_check CHECK (only_row)
);

CREATE TABLE public.currency_rates (
    code text NOT NULL,
    rate_units integer NOT NULL,
    rate_day date NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
    CONSTRAINT currency_rates_rate_units_check CHECK ((rate_units > 0))
);

CREATE TABLE public.declarations (
    month text NOT NULL,
    kind text NOT NULL,
    declared_on date NOT NULL,
    declared_by integer,
    CONSTRAINT declarations_kind_check CHECK ((kind = ANY (ARRAY['stays'::text, 'levy'::text]))),
    CONSTRAINT declarations_month_check CHECK ((month ~ '^20\d\d-(0[1-9]|1[0-2])$'::text))
);

CREATE TABLE public.demanded_two_step (
    role text NOT NULL,
    CONSTRAINT demanded_two_step_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text, 'accountant'::text, 'housekeeping'::text])))
);

CREATE TABLE public.discount_rules (
    id integer NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    percent_hundredths integer NOT NULL,
    valid_from date NOT NULL,
    valid_until date NOT NULL,
    minimum_nights integer DEFAULT 1 NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    stay_from date,
    stay_until date,
    active boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    arrival_from_days integer,
    arrival_within_days integer,
    villa_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    CONSTRAINT discount_rules_arrival_from_days_check CHECK ((arrival_from_days >= 0)),
    CONSTRAINT discount_rules_arrival_within_days_check CHECK ((arrival_within_days >= 0)),
    CONSTRAINT discount_rules_minimum_nights_check CHECK ((minimum_nights >= 1)),
    CONSTRAINT discount_rules_percent_hundredths_check CHECK (((percent_hundredths > 0) AND (percent_hundredths <= 10000)))
);

ALTER TABLE public.discount_rules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.discount_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.email_codes (
    account_id integer NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries_left integer NOT NULL
);

CREATE TABLE public.email_sign_ins (
    challenge_hash text NOT NULL,
    account_id integer,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    tries_left integer NOT NULL
);

CREATE TABLE public.event_counts (
    type text NOT NULL,
    count bigint NOT NULL
);

CREATE TABLE public.event_deliveries (
    event_id integer NOT NULL,
    consumer text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    try_at timestamp with time zone,
    done_at timestamp with time zone,
    error text
);

CREATE TABLE public.events (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    type text NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE public.events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.exchange_rates (
    id integer NOT NULL,
    rate_units integer NOT NULL,
    rate_day date NOT NULL,
    source text NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
    accepted_by integer,
    CONSTRAINT exchange_rates_rate_units_check CHECK ((rate_units > 0))
);

ALTER TABLE public.exchange_rates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.exchange_rates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.fees (
    id integer NOT NULL,
    villa_id integer,
    name text NOT NULL,
    scope text NOT NULL,
    rate_cents integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT fees_rate_cents_check CHECK ((rate_cents > 0)),
    CONSTRAINT fees_scope_check CHECK ((scope = ANY (ARRAY['stay'::text, 'night'::text, 'guest'::text, 'guest_night'::text])))
);

ALTER TABLE public.fees ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.fees_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.former_slugs (
    slug text NOT NULL,
    villa_id integer NOT NULL
);

CREATE TABLE public.gallery_images (
    id integer NOT NULL,
    picture_key text NOT NULL,
    alt text NOT NULL,
    category text NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT gallery_images_category_check CHECK ((category = ANY (ARRAY['exteriors'::text, 'interiors'::text, 'amenities'::text, 'surroundings'::text])))
);

ALTER TABLE public.gallery_images ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gallery_images_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.guest_documents (
    booking_id integer NOT NULL,
    sealed_number text NOT NULL,
    given_at timestamp with time zone NOT NULL
);

CREATE TABLE public.hold_origins (
    booking_id integer NOT NULL,
    origin text NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE public.icons (
    key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.imported_events (
    calendar_id integer NOT NULL,
    uid text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    restriction_id integer,
    CONSTRAINT imported_events_check CHECK ((check_out > check_in))
);

CREATE TABLE public.invitations (
    id integer NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    token_hash text NOT NULL,
    invited_by integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'reception'::text, 'accountant'::text, 'housekeeping'::text])))
);

ALTER TABLE public.invitations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invitations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.job_runs (
    id integer NOT NULL,
    job text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    error text
);

ALTER TABLE public.job_runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.job_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.jobs (
    name text NOT NULL,
    lease_ends_at timestamp with time zone,
    run_at timestamp with time zone NOT NULL,
    last_run_at timestamp with time zone,
    last_error text,
    runs integer DEFAULT 0 NOT NULL,
    last_good_at timestamp with time zone
);

CREATE TABLE public.levy_rates (
    id integer NOT NULL,
    levy_class text NOT NULL,
    valid_from date NOT NULL,
    first_month integer NOT NULL,
    last_month integer NOT NULL,
    high_cents integer NOT NULL,
    low_cents integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT levy_rates_check CHECK (((last_month >= first_month) AND (last_month <= 12))),
    CONSTRAINT levy_rates_first_month_check CHECK (((first_month >= 1) AND (first_month <= 12))),
    CONSTRAINT levy_rates_high_cents_check CHECK ((high_cents >= 0)),
    CONSTRAINT levy_rates_levy_class_check CHECK ((levy_class = ANY (ARRAY['short_let'::text, 'detached_over_80'::text, 'furnished_villa'::text, 'rooms'::text]))),
    CONSTRAINT levy_rates_low_cents_check CHECK ((low_cents >= 0))
);

ALTER TABLE public.levy_rates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.levy_rates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.lost_payments (
    id integer NOT NULL,
    order_id text NOT NULL,
    dinars integer,
    confirmed_dinars integer,
    trans_id text,
    auth_code text,
    trx_date text,
    masked_pan text,
    received_at timestamp with time zone NOT NULL,
    ask_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    booking_id integer,
    settled_at timestamp with time zone,
    settled_by integer,
    CONSTRAINT lost_payments_confirmed_dinars_check CHECK ((confirmed_dinars > 0)),
    CONSTRAINT lost_payments_dinars_check CHECK ((dinars > 0)),
    CONSTRAINT lost_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'attached'::text, 'refund_due'::text, 'refund_unclear'::text, 'refund_failed'::text, 'refunded'::text, 'settled'::text])))
);

ALTER TABLE public.lost_payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.lost_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.mails (
    id integer NOT NULL,
    occasion text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    calendar text,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    try_at timestamp with time zone,
    error text,
    account_id integer,
    booking_id integer,
    audience text DEFAULT 'guest'::text NOT NULL,
    CONSTRAINT mails_audience_check CHECK ((audience = ANY (ARRAY['guest'::text, 'owner'::text])))
);

ALTER TABLE public.mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.migrations (
    name text NOT NULL,
    ran_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.offers (
    id integer NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    valid_until date NOT NULL,
    holding boolean NOT NULL,
    transfer_days integer,
    made_by integer,
    created_at timestamp with time zone NOT NULL,
    transfer_of integer,
    transfer_due date,
    ended_at timestamp with time zone,
    ended_as text,
    CONSTRAINT offers_check CHECK (((ended_at IS NULL) = (ended_as IS NULL))),
    CONSTRAINT offers_ended_as_check CHECK ((ended_as = ANY (ARRAY['taken'::text, 'lapsed'::text, 'withdrawn'::text]))),
    CONSTRAINT offers_transfer_days_check CHECK (((transfer_days >= 1) AND (transfer_days <= 30)))
);

ALTER TABLE public.offers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_epoch (
    only_row boolean DEFAULT true NOT NULL,
    epoch text DEFAULT ''::text NOT NULL,
    CONSTRAINT order_epoch_only_row_check CHECK (only_row)
);

CREATE TABLE public.paper_numbers (
    kind text NOT NULL,
    year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT paper_numbers_last_number_check CHECK ((last_number >= 0))
);

CREATE TABLE public.papers (
    id integer NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    booking_id integer,
    payment_id integer,
    refund_id integer,
    month text,
    corrects integer,
    amount_cents integer NOT NULL,
    content jsonb NOT NULL,
    recipient jsonb,
    CONSTRAINT papers_check CHECK (((kind = 'statement'::text) = (booking_id IS NULL))),
    CONSTRAINT papers_check1 CHECK (((kind = 'statement'::text) = (month IS NOT NULL))),
    CONSTRAINT papers_check2 CHECK (((kind = 'receipt'::text) = (payment_id IS NOT NULL))),
    CONSTRAINT papers_check3 CHECK (((kind = 'refund'::text) = (refund_id IS NOT NULL))),
    CONSTRAINT papers_kind_check CHECK ((kind = ANY (ARRAY['confirmation'::text, 'receipt'::text, 'proforma'::text, 'refund'::text, 'statement'::text]))),
    CONSTRAINT papers_month_check CHECK ((month ~ '^20\d\d-(0[1-9]|1[0-2])$'::text)),
    CONSTRAINT papers_number_check CHECK ((number > 0))
);

ALTER TABLE public.papers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.papers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.passkey_challenges (
    challenge_hash text NOT NULL,
    account_id integer,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.passkeys (
    id integer NOT NULL,
    account_id integer NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

ALTER TABLE public.passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payments (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    stage integer NOT NULL,
    attempt integer NOT NULL,
    order_id text NOT NULL,
    method text DEFAULT 'card'::text NOT NULL,
    state text NOT NULL,
    amount_cents integer NOT NULL,
    rate_units integer NOT NULL,
    rate_source text NOT NULL,
    rate_day date NOT NULL,
    dinars integer NOT NULL,
    auth_code text,
    trans_id text,
    host_ref_num text,
    response text,
    proc_return_code text,
    md_status text,
    err_code text,
    err_msg text,
    masked_pan text,
    trx_date text,
    card_instalment text,
    opened_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    ask_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    attention text,
    recorded_by integer,
    sent jsonb,
    confirmed_at timestamp with time zone,
    disputed_at timestamp with time zone,
    received_on date,
    reference text,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents >= 0)),
    CONSTRAINT payments_dinars_check CHECK ((dinars >= 0)),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['card'::text, 'transfer'::text, 'cash'::text]))),
    CONSTRAINT payments_stage_check CHECK (((stage >= 1) AND (stage <= 9))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'failed'::text, 'error'::text])))
);

ALTER TABLE public.payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pending_sign_ins (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.pictures (
    key text NOT NULL,
    alt text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    colour text NOT NULL,
    widths integer[] DEFAULT '{}'::integer[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    portraits integer[] DEFAULT '{}'::integer[] NOT NULL
);

CREATE TABLE public.platform_stays (
    id integer NOT NULL,
    villa_id integer NOT NULL,
    platform text NOT NULL,
    check_in date NOT NULL,
    check_out date NOT NULL,
    guest_name text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    amount_cents integer NOT NULL,
    method text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT platform_stays_amount_cents_check CHECK ((amount_cents >= 0)),
    CONSTRAINT platform_stays_check CHECK ((check_out > check_in)),
    CONSTRAINT platform_stays_method_check CHECK ((method = ANY (ARRAY['card'::text, 'transfer'::text, 'cash'::text])))
);

ALTER TABLE public.platform_stays ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.platform_stays_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.promo_codes (
    id integer NOT NULL,
    code text NOT NULL,
    percent_hundredths integer,
    amount_cents integer,
    base text DEFAULT 'total'::text NOT NULL,
    valid_from date NOT NULL,
    valid_until date NOT NULL,
    stay_from date,
    stay_until date,
    minimum_nights integer DEFAULT 1 NOT NULL,
    villa_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    uses_in_all integer,
    uses_by_guest integer,
    active boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT promo_codes_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT promo_codes_base_check CHECK ((base = ANY (ARRAY['total'::text, 'nights'::text]))),
    CONSTRAINT promo_codes_check CHECK (((percent_hundredths IS NULL) <> (amount_cents IS NULL))),
    CONSTRAINT promo_codes_check1 CHECK ((valid_from <= valid_until)),
    CONSTRAINT promo_codes_minimum_nights_check CHECK ((minimum_nights >= 1)),
    CONSTRAINT promo_codes_percent_hundredths_check CHECK (((percent_hundredths >= 1) AND (percent_hundredths <= 10000))),
    CONSTRAINT promo_codes_uses_by_guest_check CHECK ((uses_by_guest >= 1)),
    CONSTRAINT promo_codes_uses_in_all_check CHECK ((uses_in_all >= 1))
);

ALTER TABLE public.promo_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.promo_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.promo_uses (
    booking_id integer NOT NULL,
    promo_code_id integer NOT NULL
);

CREATE TABLE public.recovery_codes (
    account_id integer NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.refunds (
    id integer NOT NULL,
    payment_id integer NOT NULL,
    amount_cents integer NOT NULL,
    dinars integer NOT NULL,
    reason text NOT NULL,
    state text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    try_at timestamp with time zone,
    trans_id text,
    proc_return_code text,
    err_code text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    requested_by integer,
    settled_by integer,
    correction boolean DEFAULT false NOT NULL,
    CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT refunds_dinars_check CHECK ((dinars > 0)),
    CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['due'::text, 'unclear'::text, 'done'::text, 'failed'::text])))
);

ALTER TABLE public.refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.refused_rates (
    id integer NOT NULL,
    rate_units integer NOT NULL,
    rate_day date NOT NULL,
    source text NOT NULL,
    code text NOT NULL,
    problem text NOT NULL,
    read_at timestamp with time zone NOT NULL,
    CONSTRAINT refused_rates_problem_check CHECK ((problem = ANY (ARRAY['currency'::text, 'date'::text, 'jump'::text])))
);

ALTER TABLE public.refused_rates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refused_rates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.rejected_answers (
    day date NOT NULL,
    reason text NOT NULL,
    count bigint DEFAULT 1 NOT NULL
);

CREATE TABLE public.reset_tokens (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.reviews (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    stars integer NOT NULL,
    review text NOT NULL,
    name text NOT NULL,
    written_at timestamp with time zone NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    refusal text,
    decided_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT reviews_refusal_check CHECK ((refusal = ANY (ARRAY['insult'::text, 'personal_data'::text, 'not_about_the_stay'::text, 'advertising'::text]))),
    CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

ALTER TABLE public.reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.seasons (
    id integer NOT NULL,
    name text NOT NULL,
    from_day date NOT NULL,
    until_day date NOT NULL,
    rate_cents integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    closed boolean DEFAULT false NOT NULL,
    CONSTRAINT seasons_check CHECK ((until_day >= from_day)),
    CONSTRAINT seasons_rate_cents_check CHECK ((rate_cents >= 0))
);

ALTER TABLE public.seasons ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.seasons_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.security_events (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    account_id integer,
    kind text NOT NULL,
    network text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    id integer NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.settings (
    name text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.stay_changes (
    id integer NOT NULL,
    booking_id integer NOT NULL,
    offer_id integer,
    from_villa_id integer NOT NULL,
    from_check_in date NOT NULL,
    from_check_out date NOT NULL,
    from_total_cents integer NOT NULL,
    from_paid_cents integer NOT NULL,
    to_villa_id integer NOT NULL,
    to_check_in date NOT NULL,
    to_check_out date NOT NULL,
    to_total_cents integer NOT NULL,
    returning_cents integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    changed_by integer,
    guest_told boolean DEFAULT true NOT NULL
);

ALTER TABLE public.stay_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stay_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.stay_rules (
    id integer NOT NULL,
    name text NOT NULL,
    from_day date,
    until_day date,
    weekdays integer[] DEFAULT '{}'::integer[] NOT NULL,
    villa_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
    minimum_nights integer,
    maximum_nights integer,
    arrival_days integer[] DEFAULT '{}'::integer[] NOT NULL,
    departure_days integer[] DEFAULT '{}'::integer[] NOT NULL,
    lead_days integer,
    days_ahead integer,
    years_ahead integer,
    nights_between integer,
    gap_nights integer,
    gap_percent integer,
    closed boolean DEFAULT false NOT NULL,
    active boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT stay_rules_check CHECK (((num_nonnulls(from_day, until_day) <> 1) AND (from_day <= until_day))),
    CONSTRAINT stay_rules_check1 CHECK (((weekdays <@ '{0,1,2,3,4,5,6}'::integer[]) AND (arrival_days <@ '{0,1,2,3,4,5,6}'::integer[]) AND (departure_days <@ '{0,1,2,3,4,5,6}'::integer[]))),
    CONSTRAINT stay_rules_days_ahead_check CHECK ((days_ahead >= 0)),
    CONSTRAINT stay_rules_gap_nights_check CHECK (((gap_nights >= 0) AND (gap_nights <= 30))),
    CONSTRAINT stay_rules_gap_percent_check CHECK (((gap_percent >= '-90'::integer) AND (gap_percent <= 100))),
    CONSTRAINT stay_rules_lead_days_check CHECK ((lead_days >= 0)),
    CONSTRAINT stay_rules_maximum_nights_check CHECK ((maximum_nights >= 1)),
    CONSTRAINT stay_rules_minimum_nights_check CHECK ((minimum_nights >= 1)),
    CONSTRAINT stay_rules_nights_between_check CHECK (((nights_between >= 0) AND (nights_between <= 14))),
    CONSTRAINT stay_rules_years_ahead_check CHECK (((years_ahead >= 0) AND (years_ahead <= 3)))
);

ALTER TABLE public.stay_rules ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.stay_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tax_rates (
    id integer NOT NULL,
    kind text NOT NULL,
    valid_from date NOT NULL,
    percent_hundredths integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT tax_rates_kind_check CHECK ((kind = ANY (ARRAY['lodging'::text, 'fees'::text, 'levy'::text, 'municipal'::text]))),
    CONSTRAINT tax_rates_percent_hundredths_check CHECK (((percent_hundredths >= 0) AND (percent_hundredths <= 10000)))
);

ALTER TABLE public.tax_rates ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tax_rates_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ticket_messages (
    id integer NOT NULL,
    ticket_id integer NOT NULL,
    author text NOT NULL,
    message text NOT NULL,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT ticket_messages_author_check CHECK ((author = ANY (ARRAY['guest'::text, 'owner'::text])))
);

ALTER TABLE public.ticket_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ticket_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tickets (
    id integer NOT NULL,
    account_id integer NOT NULL,
    order_id text NOT NULL,
    reason text NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT tickets_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text])))
);

ALTER TABLE public.tickets ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tickets_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.translations (
    id integer NOT NULL,
    language text NOT NULL,
    kind text NOT NULL,
    item integer NOT NULL,
    field text NOT NULL,
    source text NOT NULL,
    text text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT translations_language_check CHECK ((language = ANY (ARRAY['sr'::text, 'el'::text, 'de'::text]))),
    CONSTRAINT translations_text_check CHECK ((text <> ''::text))
);

ALTER TABLE public.translations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.translations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tries (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);

CREATE TABLE public.two_step (
    account_id integer NOT NULL,
    sealed_secret text NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    last_used_at timestamp with time zone,
    salt text NOT NULL
);

CREATE TABLE public.villa_guides (
    villa_id integer NOT NULL,
    directions text DEFAULT ''::text NOT NULL,
    house_guide text DEFAULT ''::text NOT NULL,
    sealed_door_code text,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.villa_rates (
    villa_id integer NOT NULL,
    base_rate_cents integer,
    included_guests integer,
    further_guest_cents integer,
    updated_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT villa_rates_base_rate_cents_check CHECK ((base_rate_cents >= 0)),
    CONSTRAINT villa_rates_check CHECK ((num_nonnulls(included_guests, further_guest_cents) <> 1)),
    CONSTRAINT villa_rates_further_guest_cents_check CHECK ((further_guest_cents > 0)),
    CONSTRAINT villa_rates_included_guests_check CHECK ((included_guests >= 1))
);

CREATE TABLE public.villa_season_rates (
    villa_id integer NOT NULL,
    season_id integer NOT NULL,
    rate_cents integer,
    percent_hundredths integer,
    CONSTRAINT villa_season_rates_check CHECK ((num_nonnulls(rate_cents, percent_hundredths) = 1)),
    CONSTRAINT villa_season_rates_percent_hundredths_check CHECK ((percent_hundredths >= '-10000'::integer)),
    CONSTRAINT villa_season_rates_rate_cents_check CHECK ((rate_cents >= 0))
);

CREATE TABLE public.villas (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    greek_name text,
    description text DEFAULT ''::text NOT NULL,
    size integer NOT NULL,
    double_beds integer NOT NULL,
    single_beds integer NOT NULL,
    sofa_beds integer NOT NULL,
    bathrooms integer NOT NULL,
    capacity integer NOT NULL,
    image_url text,
    claim text,
    about text,
    meaning text,
    features jsonb DEFAULT '[]'::jsonb NOT NULL,
    amenities jsonb DEFAULT '[]'::jsonb NOT NULL,
    images jsonb DEFAULT '[]'::jsonb NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    withdrawn_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    rooms jsonb DEFAULT '[]'::jsonb NOT NULL,
    captions jsonb DEFAULT '[]'::jsonb NOT NULL,
    floor_plan text,
    cancellation text DEFAULT ''::text NOT NULL,
    registration_kind text DEFAULT 'none'::text NOT NULL,
    registration_number text DEFAULT ''::text NOT NULL,
    levy_class text DEFAULT ''::text NOT NULL,
    CONSTRAINT villas_levy_class_check CHECK ((levy_class = ANY (ARRAY[''::text, 'short_let'::text, 'detached_over_80'::text, 'furnished_villa'::text, 'rooms'::text, 'none'::text]))),
    CONSTRAINT villas_registration_kind_check CHECK ((registration_kind = ANY (ARRAY['none'::text, 'ama'::text, 'licence'::text])))
);

ALTER TABLE public.villas ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.villas_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.year_changes (
    id integer NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone,
    CONSTRAINT year_changes_kind_check CHECK ((kind = ANY (ARRAY['copy'::text, 'prices'::text, 'nights'::text, 'rule'::text])))
);

ALTER TABLE public.year_changes ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.year_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO public.accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'Owner', 'owner@villas.example', '$argon2id$v=19$m=8,t=1,p=1$F5ZJxtU5yLftfE3LKiuKnA$Zl0pdUTGiyQwk9fXLYT6qM8T/kf51jtWN0h7tJLPc/o', '', '', 2, '2026-11-26 03:15:55.154739+00', NULL, NULL, false, '2026-11-26 03:15:55.15+00', 'owner', 'en'),
	(2, 'Ana', 'ana@example.com', '$argon2id$v=19$m=8,t=1,p=1$ekUF4vCQlB1vvGqv68RmwQ$KmkSi7rchojLTX2bGbpL7n35NzRAfS22c8pE6/IexW0', 'Serbia', '+381 60 1234567', 1, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', NULL, false, '2026-11-25 17:02:41+00', NULL, 'en'),
	(3, 'Bob', 'bob@example.com', '$argon2id$v=19$m=8,t=1,p=1$5wzDhvqC61zyJFipbGtjhQ$kQ17a4TMsQRC9+7E6QOiiyWueGlhTpoZ7dmJBxszFqM', 'Serbia', '+381 60 1234567', 1, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', NULL, false, '2026-11-25 17:02:41+00', NULL, 'en'),
	(4, 'Mia', 'mia@example.com', '$argon2id$v=19$m=8,t=1,p=1$247hg2rQtCgDdhLQI98D3g$GvJI6L8zaL98OlxXN7TAn/XuJghRxgHopVw6RHp/Ryo', 'Serbia', '+381 60 1234567', 1, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', NULL, false, '2026-11-25 17:02:41+00', NULL, 'en');

INSERT INTO public.amenities OVERRIDING SYSTEM VALUE VALUES
	(1, 'Swimming pool', 'A long freshwater pool on a terrace of pale stone, with a shallow end for children, loungers and canvas umbrellas for everybody, and the sea behind it. Open from eight in the morning until ten at night, May to October.', NULL, '/pictures/pool-midday.jpg', 'outdoor', true, 0, 1),
	(2, 'Beach area', 'A hundred metres down the garden path lies a small quiet cove: pale sand, clear shallow water, a few umbrellas. Towels, chairs and a beach bag are in every villa.', NULL, '/pictures/beach.jpg', 'outdoor', true, 1, 1),
	(3, 'BBQ area', 'A stone grill under a reed-covered pergola, with a table long enough for two villas. Wood, tongs and a lamp are there; bring what the fisherman had this morning.', NULL, '/pictures/bbq-garden.jpg', 'outdoor', true, 2, 1),
	(4, 'Garden', 'Lawns, lavender and olive trees between the houses, watered at night.', NULL, NULL, 'outdoor', false, 3, 1),
	(5, 'Private parking', 'One shaded place for each villa, inside the gate.', NULL, NULL, 'outdoor', false, 4, 1),
	(6, 'Sun terrace', 'Loungers and umbrellas around the pool, enough for every guest.', NULL, NULL, 'outdoor', false, 5, 1),
	(7, 'Equipped kitchen', 'Oven, hob, dishwasher, coffee machine and sharp knives.', NULL, NULL, 'indoor', false, 6, 1),
	(8, 'Air conditioning', 'In every bedroom and living room, with its own control.', NULL, NULL, 'indoor', false, 7, 1),
	(9, 'Fast WiFi', 'Fibre to every house; good enough for a call from the terrace.', NULL, NULL, 'indoor', false, 8, 1),
	(10, 'Washing machine', 'In each villa, with a drying line in the sun.', NULL, NULL, 'indoor', false, 9, 1),
	(11, 'Welcome by your host', 'We meet you, show you the house and tell you where the good fish is.', NULL, NULL, 'services', false, 10, 1),
	(12, 'Linen and towels', 'Changed once a week, beach towels included.', NULL, NULL, 'services', false, 11, 1),
	(13, 'Cleaning', 'Before you arrive and once in the middle of longer stays.', NULL, NULL, 'services', false, 12, 1);

INSERT INTO public.attractions OVERRIDING SYSTEM VALUE VALUES
	(1, 'The cove below the garden', 'Pale sand, clear shallow water and seldom more than a handful of people. Five minutes in flip-flops.', '80 m', 'Below the villas', '/pictures/beach.jpg', 'beaches', true, 0, 1),
	(2, 'Mount Athos cruise', 'A boat along the monasteries of the Holy Mountain, from the little harbour; three hours, best in the morning.', '9 km', 'Ormos harbour', '/pictures/athos-sunset-sea.jpg', 'sightseeing', true, 1, 1),
	(3, 'Fish taverna on the pier', 'What came in at dawn, grilled over charcoal, with the boats in front of the table.', '7 km', 'Harbour village', NULL, 'dining', false, 2, 1),
	(4, 'The village square', 'Two tavernas under a plane tree; moussaka on Sundays, music on Saturdays.', '5 km', 'The old village', NULL, 'dining', false, 3, 1),
	(5, 'Vineyard and kitchen', 'A family winery that cooks for whoever calls the day before.', '8-9 km', 'The hills inland', NULL, 'dining', false, 4, 1),
	(6, 'Beach bar at the bay', 'Coffee in the morning, meze in the evening, sand under the chair all day.', '5.2 km', 'The next bay', NULL, 'dining', false, 5, 1),
	(7, 'Long beaches of the south', 'Kilometres of sand and pine woods down to the water, for a day with a picnic.', '20-30 minutes by car', 'Southern coast', NULL, 'beaches', false, 6, 1),
	(8, 'Olive-grove walk', 'A marked path through olive groves and wild flowers to a chapel over the sea; two hours there and back.', 'From the gate', 'Behind the villas', '/pictures/olive-grove-trail.jpg', 'activities', true, 7, 1),
	(9, 'Boats without a licence', 'Small motor boats for the islands off the coast, by the half day or the day.', '20 km', 'Boat rental at the marina', NULL, 'activities', false, 8, 1);

INSERT INTO public.bank_messages OVERRIDING SYSTEM VALUE VALUES
	(1, 'VB-7G3VJX-1-01', '2026-11-25 17:02:41+00', 'return', 'approved', 'hash usual', '[["clientid", "990000000000001"], ["storetype", "3d_pay_hosting"], ["trantype", "Auth"], ["amount", "339066.00"], ["currency", "941"], ["oid", "VB-7G3VJX-1-01"], ["okUrl", "http://localhost:3000/api/booking/payment-return.php"], ["failUrl", "http://localhost:3000/api/booking/payment-return.php"], ["lang", "en"], ["hashAlgorithm", "ver2"], ["encoding", "utf-8"], ["shopurl", "http://localhost:3000/booking"], ["refreshtime", "3"], ["BillToName", "Ana Petrovic"], ["email", "ana@example.com"], ["tel", "+381 60 1234567"], ["ReturnOid", "VB-7G3VJX-1-01"], ["orgRnd", "w9gA7NcNv22j4cYV7LFZ"], ["clientIp", "127.0.0.1"], ["mdStatus", "1"], ["mdErrorMsg", "Y-status/Challenge authentication"], ["txstatus", "Y"], ["eci", "05"], ["xid", "U2ltdWxhdGVkIHRyYW5zYWN0aW9u"], ["MaskedPan", "454671***7894"], ["maskedCreditCard", "4546 71** **** 7894"], ["EXTRA.CARDBRAND", "VISA"], ["failCount", "0"], ["Response", "Approved"], ["ProcReturnCode", "00"], ["AuthCode", "P00048"], ["TransId", "26329XsEPy15165"], ["HostRefNum", "632979745993"], ["ErrMsg", ""], ["EXTRA.TRXDATE", "20261125 18:02:41"], ["SettleId", "2287"], ["rnd", "XUafuoWsoCSf3mRaasF3"], ["HASHPARAMS", "clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd"]]', 1),
	(2, 'VB-7DGMSU-1-01', '2026-11-25 17:02:41+00', 'return', 'approved', 'hash usual', '[["clientid", "990000000000001"], ["storetype", "3d_pay_hosting"], ["trantype", "Auth"], ["amount", "101720.00"], ["currency", "941"], ["oid", "VB-7DGMSU-1-01"], ["okUrl", "http://localhost:3000/api/booking/payment-return.php"], ["failUrl", "http://localhost:3000/api/booking/payment-return.php"], ["lang", "en"], ["hashAlgorithm", "ver2"], ["encoding", "utf-8"], ["shopurl", "http://localhost:3000/booking"], ["refreshtime", "3"], ["BillToName", "Ana Petrovic"], ["email", "ana@example.com"], ["tel", "+381 60 1234567"], ["ReturnOid", "VB-7DGMSU-1-01"], ["orgRnd", "NrUeSfDS6vtQJ4vEbQHk"], ["clientIp", "127.0.0.1"], ["mdStatus", "1"], ["mdErrorMsg", "Y-status/Challenge authentication"], ["txstatus", "Y"], ["eci", "05"], ["xid", "U2ltdWxhdGVkIHRyYW5zYWN0aW9u"], ["MaskedPan", "454671***7894"], ["maskedCreditCard", "4546 71** **** 7894"], ["EXTRA.CARDBRAND", "VISA"], ["failCount", "0"], ["Response", "Approved"], ["ProcReturnCode", "00"], ["AuthCode", "P88814"], ["TransId", "26329IRYEw09620"], ["HostRefNum", "632984905217"], ["ErrMsg", ""], ["EXTRA.TRXDATE", "20261125 18:02:41"], ["SettleId", "2287"], ["rnd", "haHn6aTxjpd6oSWmzdxo"], ["HASHPARAMS", "clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd"]]', 1),
	(3, 'VB-7G3VJX-1-01', '2026-11-25 17:07:41+00', 'query', 'approved', 'S C 00', '{"errMsg": null, "errCode": null, "transId": "26329XsEPy15165", "trxDate": "20261125 18:02:41", "authCode": "P00048", "mdStatus": "1", "response": "Approved", "maskedPan": "454671***7894", "hostRefNum": "632979745993", "cardInstalment": null, "procReturnCode": "00"}', 1),
	(4, 'VB-7DGMSU-1-01', '2026-11-25 17:07:41+00', 'query', 'approved', 'S C 00', '{"errMsg": null, "errCode": null, "transId": "26329IRYEw09620", "trxDate": "20261125 18:02:41", "authCode": "P88814", "mdStatus": "1", "response": "Approved", "maskedPan": "454671***7894", "hostRefNum": "632984905217", "cardInstalment": null, "procReturnCode": "00"}', 1),
	(5, 'VB-6BAJVY-1-01', '2026-11-25 17:07:41+00', 'query', 'not_found', 'No record found for OID', '{"errMsg": null, "errCode": null, "transId": null, "trxDate": null, "authCode": null, "mdStatus": null, "response": null, "maskedPan": null, "hostRefNum": null, "cardInstalment": null, "procReturnCode": null}', 1);

INSERT INTO public.booking_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-25 17:02:41+00', 'bank', 'pending', 'paid', 'stage 1 approved'),
	(2, 2, '2026-11-25 17:02:41+00', 'bank', 'pending', 'partial_paid', 'stage 1 approved');

INSERT INTO public.bookings OVERRIDING SYSTEM VALUE VALUES
	(1, '7G3VJX', 1, 2, 'paid', '2027-07-05', '2027-07-12', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'full', 322000, 289800, '[]', '[]', '[{"dueOn": "2026-11-25", "stage": 1, "amount": 289800}]', NULL, NULL, NULL, NULL, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', 2, '[{"kind": "nights", "rate": 46000, "amount": 322000, "nights": 7, "season": "High Summer"}, {"kind": "discount", "name": "Early booking 10%", "amount": -32200, "percentage": 10}]', '', NULL, '[{"days": 21, "percent": 70}]', NULL, 0, DEFAULT, NULL, 'en', NULL),
	(2, '7DGMSU', 1, 3, 'partial_paid', '2027-07-12', '2027-07-19', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'partial', 322000, 289800, '[]', '[]', '[{"dueOn": "2026-11-25", "stage": 1, "amount": 86940}, {"dueOn": "2027-05-13", "stage": 2, "amount": 86940}, {"dueOn": "2027-06-22", "stage": 3, "amount": 115920}]', NULL, NULL, NULL, NULL, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', 2, '[{"kind": "nights", "rate": 46000, "amount": 322000, "nights": 7, "season": "High Summer"}, {"kind": "discount", "name": "Early booking 10%", "amount": -32200, "percentage": 10}]', '', NULL, '[{"days": 21, "percent": 70}]', NULL, 0, DEFAULT, NULL, 'en', NULL),
	(3, '6BAJVY', 1, 4, 'pending', '2027-07-19', '2027-07-26', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'full', 322000, 289800, '[]', '[]', '[{"dueOn": "2026-11-25", "stage": 1, "amount": 289800}]', '2026-11-25 17:22:41+00', NULL, NULL, NULL, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', 1, '[{"kind": "nights", "rate": 46000, "amount": 322000, "nights": 7, "season": "High Summer"}, {"kind": "discount", "name": "Early booking 10%", "amount": -32200, "percentage": 10}]', '', NULL, '[{"days": 21, "percent": 70}]', NULL, 0, DEFAULT, NULL, 'en', NULL);

INSERT INTO public.content_version VALUES
	(true, 88);

INSERT INTO public.discount_rules OVERRIDING SYSTEM VALUE VALUES
	(1, 'early_booking_10', 'Early booking 10%', 1000, '2026-01-01', '2026-12-31', 7, 'For bookings until December 31, 2026, of 7 nights or more', '2027-06-01', '2027-09-30', true, '2026-11-26 03:15:55.280183+00', 1, NULL, NULL, '{}'),
	(2, 'early_booking_5', 'Early booking 5%', 500, '2027-01-01', '2027-02-28', 5, 'For bookings in January and February 2027, of 5 nights or more', '2027-06-01', '2027-09-30', true, '2026-11-26 03:15:55.280183+00', 1, NULL, NULL, '{}'),
	(3, 'repeater', 'Returning guests 3%', 300, '2027-03-01', '2027-09-23', 7, 'For guests who have stayed with us before, 7 nights or more', NULL, NULL, true, '2026-11-26 03:15:55.280183+00', 1, NULL, NULL, '{}');

INSERT INTO public.event_counts VALUES
	('payment.approved', 2),
	('account.registered', 3);

INSERT INTO public.event_deliveries VALUES
	(1, 'mail', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(1, 'metrics', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(2, 'mail', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(2, 'metrics', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(2, 'papers', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(3, 'mail', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(3, 'metrics', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(4, 'mail', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(4, 'metrics', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(4, 'papers', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(5, 'mail', 1, NULL, '2026-11-25 17:02:41+00', NULL),
	(5, 'metrics', 1, NULL, '2026-11-25 17:02:41+00', NULL);

INSERT INTO public.events OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-25 17:02:41+00', 'account.registered', '{"accountId": 2}'),
	(2, '2026-11-25 17:02:41+00', 'payment.approved', '{"paymentId": 1}'),
	(3, '2026-11-25 17:02:41+00', 'account.registered', '{"accountId": 3}'),
	(4, '2026-11-25 17:02:41+00', 'payment.approved', '{"paymentId": 2}'),
	(5, '2026-11-25 17:02:41+00', 'account.registered', '{"accountId": 4}');

INSERT INTO public.gallery_images OVERRIDING SYSTEM VALUE VALUES
	(1, 'hero-complex-golden-hour', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 'exteriors', true, 0, 1),
	(2, 'pool-midday', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 'amenities', true, 1, 1),
	(3, 'villa-armonia-exterior', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 'exteriors', false, 2, 1),
	(4, 'villa-eirini-exterior', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 'exteriors', false, 3, 1),
	(5, 'villa-thea-exterior', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 'exteriors', false, 4, 1),
	(6, 'villa-onar-exterior', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 'exteriors', false, 5, 1),
	(7, 'terrace-sea-view', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 'amenities', true, 6, 1),
	(8, 'living-room', 'Villa Armonia: bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 'interiors', true, 7, 1),
	(9, 'kitchen', 'Villa Armonia: open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 'interiors', false, 8, 1),
	(10, 'bedroom-double', 'Villa Armonia: double bedroom with an oak bed, blue throw and a balcony door framing the sea', 'interiors', false, 9, 1),
	(11, 'bedroom-twin', 'Villa Armonia: twin bedroom with two single beds, terracotta throws and a sea-view balcony', 'interiors', false, 10, 1),
	(12, 'bathroom', 'Villa Armonia: bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 'interiors', false, 11, 1),
	(13, 'beach', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 'surroundings', true, 12, 1),
	(14, 'bbq-garden', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 'amenities', false, 13, 1),
	(15, 'garden-path-lavender', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 'surroundings', false, 14, 1),
	(16, 'aerial-view', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 'exteriors', false, 15, 1),
	(17, 'athos-sunset-sea', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 'surroundings', true, 16, 1),
	(18, 'olive-grove-trail', 'Footpath winding through an olive grove with wild flowers towards the sea', 'surroundings', false, 17, 1),
	(19, 'villa-eirini-living', 'Living room and kitchen of Villa Eirini: pale stone floor, striped rug, sea and mountain through the wide window', 'interiors', false, 18, 1),
	(20, 'villa-eirini-bedroom', 'Bedroom of Villa Eirini: double bed with a cobalt throw, grey-blue wall, balcony over the sea', 'interiors', false, 19, 1),
	(21, 'villa-eirini-kitchen', 'Kitchen of Villa Eirini: sea-green tiles, open shelves with blue pottery, dining table', 'interiors', false, 20, 1),
	(22, 'villa-thea-living', 'Living room of Villa Thea: oak boards, long sofa with olive cushions, table by the window towards the sea', 'interiors', false, 21, 1),
	(23, 'villa-thea-bedroom', 'Bedroom of Villa Thea: double bed with an olive throw, oak floor, balcony with a view of the peak', 'interiors', false, 22, 1),
	(24, 'villa-onar-living', 'Living room of Villa Onar: terracotta tiles, long dining table, rust-red cushions, garden door', 'interiors', false, 23, 1),
	(25, 'villa-onar-bedroom', 'Bedroom of Villa Onar: double bed with a coral throw on terracotta tiles, balcony over the bay', 'interiors', false, 24, 1),
	(26, 'villa-onar-bathroom', 'Bathroom of Villa Onar: freestanding bath under the window, natural stone wall, double basin', 'interiors', false, 25, 1);

INSERT INTO public.job_runs OVERRIDING SYSTEM VALUE VALUES
	(1, 'put times right', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(2, 'read the exchange rate', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(3, 'read other currencies', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(4, 'ask the bank', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(5, 'deliver events', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(6, 'ask about lost payments', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(7, 'refund lost payments', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(8, 'look once more', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(9, 'check the access to the bank', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(10, 'send refunds', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(11, 'read calendars', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(12, 'remind of instalments', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(13, 'remind of transfers', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(14, 'end offers', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(15, 'remind of complaints', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(16, 'ask for reviews', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(17, 'mail figures of the month', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(18, 'send mails', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(19, 'make small pictures', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(20, 'remove unused pictures', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(21, 'erase document numbers', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(22, 'clear old data', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL),
	(23, 'forget old runs', '2026-11-25 17:07:41+00', '2026-11-25 17:07:41+00', NULL);

INSERT INTO public.jobs VALUES
	('put times right', NULL, '2026-11-25 17:08:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('read the exchange rate', NULL, '2026-11-25 17:12:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('read other currencies', NULL, '2026-11-25 17:12:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('ask the bank', NULL, '2026-11-25 17:07:51+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('deliver events', NULL, '2026-11-25 17:07:51+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('ask about lost payments', NULL, '2026-11-25 17:08:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('refund lost payments', NULL, '2026-11-25 17:08:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('look once more', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('check the access to the bank', NULL, '2026-11-25 17:22:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('send refunds', NULL, '2026-11-25 17:07:51+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('read calendars', NULL, '2026-11-25 17:22:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('remind of instalments', NULL, '2026-11-25 17:17:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('remind of transfers', NULL, '2026-11-25 17:17:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('end offers', NULL, '2026-11-25 17:17:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('remind of complaints', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('ask for reviews', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('mail figures of the month', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('send mails', NULL, '2026-11-25 17:07:51+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('make small pictures', NULL, '2026-11-25 17:08:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('remove unused pictures', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('erase document numbers', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('clear old data', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00'),
	('back up', NULL, '2026-11-26 02:00:00+00', NULL, NULL, 0, NULL),
	('forget old runs', NULL, '2026-11-25 18:07:41+00', '2026-11-25 17:07:41+00', NULL, 1, '2026-11-25 17:07:41+00');

INSERT INTO public.levy_rates OVERRIDING SYSTEM VALUE VALUES
	(1, 'short_let', '2024-01-01', 3, 10, 150, 50, '2026-11-26 03:15:49.725981+00', 1),
	(2, 'detached_over_80', '2024-01-01', 3, 10, 1000, 400, '2026-11-26 03:15:49.725981+00', 1),
	(3, 'furnished_villa', '2024-01-01', 3, 10, 1000, 400, '2026-11-26 03:15:49.725981+00', 1),
	(4, 'rooms', '2024-01-01', 3, 10, 150, 50, '2026-11-26 03:15:49.725981+00', 1),
	(5, 'short_let', '2025-01-01', 4, 10, 800, 200, '2026-11-26 03:15:49.725981+00', 1),
	(6, 'detached_over_80', '2025-01-01', 4, 10, 1500, 400, '2026-11-26 03:15:49.725981+00', 1),
	(7, 'furnished_villa', '2025-01-01', 4, 10, 1500, 400, '2026-11-26 03:15:49.725981+00', 1),
	(8, 'rooms', '2025-01-01', 4, 10, 200, 50, '2026-11-26 03:15:49.725981+00', 1);

INSERT INTO public.mails OVERRIDING SYSTEM VALUE VALUES
	(1, 'welcome 2', 'ana@example.com', 'Welcome', 'Dear Ana,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Welcome</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">See which nights are free and what each of them costs.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="Welcome" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Welcome</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Ana,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/booking" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Find your dates</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, 2, NULL, 'guest'),
	(2, 'payment received VB-7G3VJX-1-01', 'ana@example.com', 'We have received your payment for booking 7G3VJX', 'Dear Ana Petrović,

Your card has been charged.

Payment
Amount: RSD 339,066 (€2,898.00)
Exchange rate: €1 = RSD 117
Rate date: Wednesday, November 25, 2026
Order id: VB-7G3VJX-1-01
Authorisation code: P00048
Transaction id: 26329XsEPy15165
Transaction status: Approved
Status code: 00
Transaction date: Wednesday, November 25, 2026, 18:02:41
3-D status: 1

Everything is paid.

Stay
Booking number: 7G3VJX
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>We have received your payment for booking 7G3VJX</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">€2,898.00 by card. Everything is paid.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="We have received your payment for booking 7G3VJX" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">We have received your payment for booking 7G3VJX</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Ana Petrović,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Your card has been charged.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Payment</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Amount</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">RSD 339,066 (€2,898.00)</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Exchange rate</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€1 = RSD 117</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Rate date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Order id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><span style="white-space:nowrap">VB-7G3VJX-1-01</span></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Authorisation code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">P00048</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">26329XsEPy15165</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Approved</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Status code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026, 18:02:41</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">3-D status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1</td></tr></table></div>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Everything is paid.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7G3VJX</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;5,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/reservations" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">My Reservations</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 1, 'guest'),
	(3, 'booking confirmed 7G3VJX', 'ana@example.com', 'Your stay at Villa Armonia is confirmed (7G3VJX)', 'Dear Ana Petrović,

Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.

Stay
Booking number: 7G3VJX
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

Guest
Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Your arrival
Check-in: Monday, July 5, 2027, 15:00 to 18:30 with your host, or until 23:00 by yourself
Check-out: Monday, July 12, 2027, by 11:00
Address: Of our own
Map: Open the map, https://www.openstreetmap.org/?mlat=40.33012&mlon=23.92145#map=14/40.33012/23.92145

Still to pay
Stay: Everything is paid.
Deposit: €500.00 in cash at check-in, given back at check-out

If you cancel
Until Monday, June 14, 2027: 70% of what you have paid goes back, €2,028.60 of what is paid now
After that: nothing goes back

Reach us
Phone: +30 000 000 0000, tel:+300000000000
WhatsApp: Write to us, https://wa.me/300000000000
Viber: Write to us, viber://chat?number=%2B300000000000
E-mail: owner@villas.example, mailto:owner@villas.example

My Reservations: http://localhost:3000/login?redirect=%2Freservations%2F7G3VJX

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Your stay at Villa Armonia is confirmed (7G3VJX)</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Monday, July 5, 2027 to Monday, July 12, 2027. Check-in is from 15:00.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="Your stay at Villa Armonia is confirmed (7G3VJX)" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Your stay at Villa Armonia is confirmed (7G3VJX)</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Ana Petrović,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7G3VJX</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;5,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Guest</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Name</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Ana Petrović</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">E-mail</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">ana@example.com</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Phone</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">+381 60 1234567</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Special requests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">-</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Your arrival</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;5,&nbsp;2027, 15:00 to 18:30 with your host, or until 23:00 by yourself</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027, by 11:00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Address</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Of our own</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Map</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="https://www.openstreetmap.org/?mlat=40.33012&amp;mlon=23.92145#map=14/40.33012/23.92145" class="ink" style="color:#12283a">Open the map</a></td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Still to pay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Stay</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Everything is paid.</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Deposit</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€500.00 in cash at check-in, given back at check-out</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">If you cancel</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Until Monday, June 14, 2027</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">70% of what you have paid goes back, €2,028.60 of what is paid now</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">After that</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">nothing goes back</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Reach us</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Phone</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="tel:+300000000000" class="ink" style="color:#12283a">+30 000 000 0000</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">WhatsApp</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="https://wa.me/300000000000" class="ink" style="color:#12283a">Write to us</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Viber</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="viber://chat?number=%2B300000000000" class="ink" style="color:#12283a">Write to us</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">E-mail</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="mailto:owner@villas.example" class="ink" style="color:#12283a">owner@villas.example</a></td></tr></table></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/login?redirect=%2Freservations%2F7G3VJX" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">My Reservations</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Villas//Direct booking//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:7G3VJX@localhost
DTSTAMP:20261125T170241Z
DTSTART;VALUE=DATE:20270705
DTEND;VALUE=DATE:20270712
SUMMARY:Villa Armonia (7G3VJX)
DESCRIPTION:Booking 7G3VJX. Check-in 15:00-18:30\, self check-in until 23:
 00\; check-out by 11:00.
LOCATION:Of our own
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
', '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 1, 'guest'),
	(4, 'owner: new booking 7G3VJX', 'owner@villas.example', 'New booking 7G3VJX', 'Ana Petrović has booked.

Stay
Booking number: 7G3VJX
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

Guest
Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Payment
Amount: RSD 339,066 (€2,898.00)
Exchange rate: €1 = RSD 117
Rate date: Wednesday, November 25, 2026
Order id: VB-7G3VJX-1-01
Authorisation code: P00048
Transaction id: 26329XsEPy15165
Transaction status: Approved
Status code: 00
Transaction date: Wednesday, November 25, 2026, 18:02:41
3-D status: 1

Open the booking: http://localhost:3000/admin/dashboard/bookings/1

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>New booking 7G3VJX</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Villa Armonia, Monday, July 5, 2027 to Monday, July 12, 2027, €2,898.00.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="New booking 7G3VJX" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">New booking 7G3VJX</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Ana Petrović has booked.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7G3VJX</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;5,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Guest</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Name</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Ana Petrović</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">E-mail</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">ana@example.com</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Phone</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">+381 60 1234567</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Special requests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">-</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Payment</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Amount</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">RSD 339,066 (€2,898.00)</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Exchange rate</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€1 = RSD 117</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Rate date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Order id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><span style="white-space:nowrap">VB-7G3VJX-1-01</span></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Authorisation code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">P00048</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">26329XsEPy15165</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Approved</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Status code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026, 18:02:41</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">3-D status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1</td></tr></table></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/admin/dashboard/bookings/1" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Open the booking</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 1, 'owner'),
	(5, 'welcome 3', 'bob@example.com', 'Welcome', 'Dear Bob,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Welcome</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">See which nights are free and what each of them costs.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="Welcome" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Welcome</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Bob,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/booking" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Find your dates</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, 3, NULL, 'guest'),
	(6, 'payment received VB-7DGMSU-1-01', 'ana@example.com', 'We have received your payment for booking 7DGMSU', 'Dear Ana Petrović,

Your card has been charged.

Payment
Amount: RSD 101,720 (€869.40)
Exchange rate: €1 = RSD 117
Rate date: Wednesday, November 25, 2026
Instalment: 1 of 3
Order id: VB-7DGMSU-1-01
Authorisation code: P88814
Transaction id: 26329IRYEw09620
Transaction status: Approved
Status code: 00
Transaction date: Wednesday, November 25, 2026, 18:02:41
3-D status: 1

Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.

Stay
Booking number: 7DGMSU
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>We have received your payment for booking 7DGMSU</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">€869.40 by card. Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="We have received your payment for booking 7DGMSU" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">We have received your payment for booking 7DGMSU</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Ana Petrović,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Your card has been charged.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Payment</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Amount</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">RSD 101,720 (€869.40)</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Exchange rate</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€1 = RSD 117</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Rate date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Instalment</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1 of 3</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Order id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><span style="white-space:nowrap">VB-7DGMSU-1-01</span></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Authorisation code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">P88814</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">26329IRYEw09620</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Approved</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Status code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026, 18:02:41</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">3-D status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1</td></tr></table></div>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Still to pay: €2,028.60; next €869.40 by Thursday, May&nbsp;13,&nbsp;2027.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7DGMSU</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;19,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/reservations" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">My Reservations</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 2, 'guest'),
	(7, 'booking confirmed 7DGMSU', 'ana@example.com', 'Your stay at Villa Armonia is confirmed (7DGMSU)', 'Dear Ana Petrović,

Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.

Stay
Booking number: 7DGMSU
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

Your arrival
Check-in: Monday, July 12, 2027, 15:00 to 18:30 with your host, or until 23:00 by yourself
Check-out: Monday, July 19, 2027, by 11:00
Address: Of our own
Map: Open the map, https://www.openstreetmap.org/?mlat=40.33012&mlon=23.92145#map=14/40.33012/23.92145

Still to pay
€869.40: by Thursday, May 13, 2027
€1,159.20: by Tuesday, June 22, 2027
Deposit: €500.00 in cash at check-in, given back at check-out

If you cancel
Until Monday, June 21, 2027: 70% of what you have paid goes back, €608.58 of what is paid now
After that: nothing goes back

Reach us
Phone: +30 000 000 0000, tel:+300000000000
WhatsApp: Write to us, https://wa.me/300000000000
Viber: Write to us, viber://chat?number=%2B300000000000
E-mail: owner@villas.example, mailto:owner@villas.example

My Reservations: http://localhost:3000/login?redirect=%2Freservations%2F7DGMSU

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Your stay at Villa Armonia is confirmed (7DGMSU)</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Monday, July 12, 2027 to Monday, July 19, 2027. Check-in is from 15:00.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="Your stay at Villa Armonia is confirmed (7DGMSU)" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Your stay at Villa Armonia is confirmed (7DGMSU)</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Ana Petrović,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7DGMSU</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;19,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Your arrival</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027, 15:00 to 18:30 with your host, or until 23:00 by yourself</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;19,&nbsp;2027, by 11:00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Address</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Of our own</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Map</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="https://www.openstreetmap.org/?mlat=40.33012&amp;mlon=23.92145#map=14/40.33012/23.92145" class="ink" style="color:#12283a">Open the map</a></td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Still to pay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">€869.40</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">by Thursday, May&nbsp;13,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">€1,159.20</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">by Tuesday, June&nbsp;22,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Deposit</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€500.00 in cash at check-in, given back at check-out</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">If you cancel</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Until Monday, June 21, 2027</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">70% of what you have paid goes back, €608.58 of what is paid now</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">After that</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">nothing goes back</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Reach us</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Phone</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="tel:+300000000000" class="ink" style="color:#12283a">+30 000 000 0000</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">WhatsApp</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="https://wa.me/300000000000" class="ink" style="color:#12283a">Write to us</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Viber</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="viber://chat?number=%2B300000000000" class="ink" style="color:#12283a">Write to us</a></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">E-mail</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><a href="mailto:owner@villas.example" class="ink" style="color:#12283a">owner@villas.example</a></td></tr></table></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/login?redirect=%2Freservations%2F7DGMSU" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">My Reservations</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Villas//Direct booking//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:7DGMSU@localhost
DTSTAMP:20261125T170241Z
DTSTART;VALUE=DATE:20270712
DTEND;VALUE=DATE:20270719
SUMMARY:Villa Armonia (7DGMSU)
DESCRIPTION:Booking 7DGMSU. Check-in 15:00-18:30\, self check-in until 23:
 00\; check-out by 11:00.
LOCATION:Of our own
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
', '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 2, 'guest'),
	(8, 'owner: new booking 7DGMSU', 'owner@villas.example', 'New booking 7DGMSU', 'Ana Petrović has booked.

Stay
Booking number: 7DGMSU
Villa: Villa Armonia
Greek registration: AMA 00012345678
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00
All prices include VAT.

Guest
Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Payment
Amount: RSD 101,720 (€869.40)
Exchange rate: €1 = RSD 117
Rate date: Wednesday, November 25, 2026
Instalment: 1 of 3
Order id: VB-7DGMSU-1-01
Authorisation code: P88814
Transaction id: 26329IRYEw09620
Transaction status: Approved
Status code: 00
Transaction date: Wednesday, November 25, 2026, 18:02:41
3-D status: 1

Open the booking: http://localhost:3000/admin/dashboard/bookings/2

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>New booking 7DGMSU</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Villa Armonia, Monday, July 12, 2027 to Monday, July 19, 2027, €2,898.00.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="New booking 7DGMSU" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">New booking 7DGMSU</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Ana Petrović has booked.</p>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Stay</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Booking number</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7DGMSU</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Villa</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Villa Armonia</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Greek registration</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">AMA 00012345678</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-in</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;12,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Check-out</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Monday, July&nbsp;19,&nbsp;2027</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Nights</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">7</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Guests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">2</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Total</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€2,898.00</td></tr></table><p class="soft" style="margin:8px 0 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">All prices include VAT.</p></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Guest</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Name</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Ana Petrović</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">E-mail</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">ana@example.com</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Phone</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">+381 60 1234567</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Special requests</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">-</td></tr></table></div>
<div style="margin:0 0 24px"><h2 class="ink" style="margin:24px 0 8px;color:#12283a;font:18px/26px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Payment</h2>
<table class="facts" border="0" cellpadding="0" cellspacing="0" width="100%" style="width:100%"><tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Amount</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">RSD 101,720 (€869.40)</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Exchange rate</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">€1 = RSD 117</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Rate date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Instalment</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1 of 3</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Order id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere"><span style="white-space:nowrap">VB-7DGMSU-1-01</span></td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Authorisation code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">P88814</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction id</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">26329IRYEw09620</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Approved</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Status code</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">00</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">Transaction date</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">Wednesday, November&nbsp;25,&nbsp;2026, 18:02:41</td></tr>
<tr><th class="soft row" scope="row" width="38%" align="left" valign="top" style="width:38%;padding:8px 8px 8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;font-weight:normal;color:#4a5d6b">3-D status</th>
<td class="ink row" align="left" valign="top" style="padding:8px 0;border-top:1px solid #e3d9ca;font:15px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-align:left;vertical-align:top;color:#12283a;overflow-wrap:anywhere">1</td></tr></table></div>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/admin/dashboard/bookings/2" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Open the booking</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, NULL, 2, 'owner'),
	(9, 'welcome 4', 'mia@example.com', 'Welcome', 'Dear Mia,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Welcome</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:480px){.card{padding:32px 32px 16px!important}}
@media (prefers-color-scheme:dark){.page{background:#0d171f!important}.card{background:#15242f!important;border-color:#33475a!important}
.ink{color:#efeae1!important}.soft{color:#b3c1cb!important}.row{border-color:#33475a!important}.bar{background:#7fb8d6!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">See which nights are free and what each of them costs.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div role="article" aria-roledescription="email" aria-label="Welcome" lang="en">
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="page" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 16px 16px;color:#12283a;font:20px/28px Georgia,''Times New Roman'',serif">Aegean Light Villas</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:28px 16px 12px;border:1px solid #e3d9ca;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 20px;color:#12283a;font:24px/32px Georgia,''Times New Roman'',serif;overflow-wrap:anywhere">Welcome</h1>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Dear Mia,</p>
<p class="ink" style="margin:0 0 16px;color:#12283a;font:16px/25px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td bgcolor="#b4512f" style="border-radius:6px;background:#b4512f;mso-padding-alt:13px 24px">
<a href="http://localhost:3000/booking" style="display:inline-block;padding:13px 24px;border-radius:6px;color:#ffffff;font:bold 16px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Find your dates</a></td></tr></table></td></tr>
<tr><td class="soft" style="padding:16px 16px 0;color:#4a5d6b;font:14px/22px ''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere">Of our own, PIB Of our own, Of our own<br><a href="tel:+300000000000" class="soft" style="color:#4a5d6b">+30 000 000 0000</a> · <a href="mailto:owner@villas.example" class="soft" style="color:#4a5d6b">owner@villas.example</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div></body></html>', NULL, '2026-11-25 17:02:41+00', NULL, 0, '2026-11-25 17:02:41+00', NULL, 4, NULL, 'guest');

INSERT INTO public.migrations VALUES
	('0001_villas_and_content.sql', '2026-11-26 03:15:48.949799+00'),
	('0002_pricing.sql', '2026-11-26 03:15:49.137776+00'),
	('0003_accounts.sql', '2026-11-26 03:15:49.158139+00'),
	('0004_bookings.sql', '2026-11-26 03:15:49.178511+00'),
	('0005_payments.sql', '2026-11-26 03:15:49.297143+00'),
	('0006_mails_tickets_jobs.sql', '2026-11-26 03:15:49.389795+00'),
	('0007_back_office.sql', '2026-11-26 03:15:49.409133+00'),
	('0008_refunds_by_hand.sql', '2026-11-26 03:15:49.419796+00'),
	('0009_content_version.sql', '2026-11-26 03:15:49.421546+00'),
	('0010_job_runs.sql', '2026-11-26 03:15:49.425279+00'),
	('0011_jobs_that_ended_well.sql', '2026-11-26 03:15:49.431071+00'),
	('0012_two_step.sql', '2026-11-26 03:15:49.432305+00'),
	('0013_data_protection.sql', '2026-11-26 03:15:49.443916+00'),
	('0014_connected_calendars.sql', '2026-11-26 03:15:49.448859+00'),
	('0015_keys_and_sessions.sql', '2026-11-26 03:15:49.458012+00'),
	('0016_icons.sql', '2026-11-26 03:15:49.478052+00'),
	('0017_stays_to_come.sql', '2026-11-26 03:15:49.486445+00'),
	('0018_bank_answers.sql', '2026-11-26 03:15:49.489919+00'),
	('0019_events.sql', '2026-11-26 03:15:49.535428+00'),
	('0022_recorded_payments.sql', '2026-11-26 03:15:49.570443+00'),
	('0023_money_invariants.sql', '2026-11-26 03:15:49.578978+00'),
	('0024_refused_rates.sql', '2026-11-26 03:15:49.584851+00'),
	('0025_empty_calendars.sql', '2026-11-26 03:15:49.592038+00'),
	('0027_mails_by_id.sql', '2026-11-26 03:15:49.593215+00'),
	('0028_email_proof.sql', '2026-11-26 03:15:49.598741+00'),
	('0029_security_events.sql', '2026-11-26 03:15:49.610661+00'),
	('0030_event_counts.sql', '2026-11-26 03:15:49.616225+00'),
	('0031_price_items.sql', '2026-11-26 03:15:49.618789+00'),
	('0032_office_indexes.sql', '2026-11-26 03:15:49.620688+00'),
	('0035_nights_of_all_villas.sql', '2026-11-26 03:15:49.630907+00'),
	('0036_closed_seasons.sql', '2026-11-26 03:15:49.632577+00'),
	('0037_email_sign_in.sql', '2026-11-26 03:15:49.633435+00'),
	('0038_passkeys.sql', '2026-11-26 03:15:49.637052+00'),
	('0041_stay_page.sql', '2026-11-26 03:15:49.645686+00'),
	('0042_action_codes.sql', '2026-11-26 03:15:49.660543+00'),
	('0043_stay_changes.sql', '2026-11-26 03:15:49.667748+00'),
	('0044_change_requests.sql', '2026-11-26 03:15:49.680625+00'),
	('0045_rooms_of_villas.sql', '2026-11-26 03:15:49.685323+00'),
	('0048_reviews.sql', '2026-11-26 03:15:49.687555+00'),
	('0049_cancellation_policies.sql', '2026-11-26 03:15:49.704348+00'),
	('0050_reviews_of_bookings.sql', '2026-11-26 03:15:49.706498+00'),
	('0053_portraits.sql', '2026-11-26 03:15:49.708221+00'),
	('0054_privacy_of_kept_input.sql', '2026-11-26 03:15:49.709062+00'),
	('0055_registration_of_villas.sql', '2026-11-26 03:15:49.710256+00'),
	('0056_villa_rates.sql', '2026-11-26 03:15:49.712256+00'),
	('0057_discount_terms.sql', '2026-11-26 03:15:49.72376+00'),
	('0058_guests_in_price.sql', '2026-11-26 03:15:49.725087+00'),
	('0059_climate_levy.sql', '2026-11-26 03:15:49.725981+00'),
	('0060_fees_and_taxes.sql', '2026-11-26 03:15:49.732033+00'),
	('0061_declarations.sql', '2026-11-26 03:15:49.749266+00'),
	('0062_guest_documents.sql', '2026-11-26 03:15:49.974386+00'),
	('0063_complaints.sql', '2026-11-26 03:15:49.979234+00'),
	('0064_privacy_of_complaints.sql', '2026-11-26 03:15:49.991109+00'),
	('0065_promo_codes.sql', '2026-11-26 03:15:49.992211+00'),
	('0067_stay_rules.sql', '2026-11-26 03:15:49.998821+00'),
	('0068_year_changes.sql', '2026-11-26 03:15:50.004016+00'),
	('0069_privacy_of_documents.sql', '2026-11-26 03:15:50.00748+00'),
	('0070_papers.sql', '2026-11-26 03:15:50.008231+00'),
	('0074_changes_by_owners.sql', '2026-11-26 03:15:50.06734+00'),
	('0075_search_of_bookings.sql', '2026-11-26 03:15:50.068859+00'),
	('0076_changes_of_nights.sql', '2026-11-26 03:15:50.116049+00'),
	('0077_offers.sql', '2026-11-26 03:15:50.118892+00'),
	('0080_roles.sql', '2026-11-26 03:15:50.160424+00'),
	('0081_language.sql', '2026-11-26 03:15:50.199979+00'),
	('0082_translations.sql', '2026-11-26 03:15:50.210259+00'),
	('0086_currency_rates.sql', '2026-11-26 03:15:50.225584+00'),
	('0087_changes_by_time.sql', '2026-11-26 03:15:50.231698+00'),
	('0088_bookings_by_status.sql', '2026-11-26 03:15:50.233152+00');

INSERT INTO public.order_epoch VALUES
	(true, '');

INSERT INTO public.paper_numbers VALUES
	('confirmation', 2026, 2),
	('receipt', 2026, 2);

INSERT INTO public.papers OVERRIDING SYSTEM VALUE VALUES
	(1, 'confirmation', 2026, 1, '2026-11-25 17:02:41+00', 1, NULL, NULL, NULL, NULL, 289800, '{"site": "Aegean Light Villas", "notes": ["All prices include VAT.", "If you cancel: 70% of what you paid comes back if you cancel 21 days or more before arrival; after that nothing is refunded.", "This paper confirms your booking. It is not a receipt and not a tax document."], "title": "Booking confirmation", "sender": ["Of our own, Of our own", "Registration number Of our own · Tax number Of our own", "owner@villas.example · +30 000 000 0000"], "headline": ["Price of the stay", "€2,898.00"], "language": "en", "sections": [{"rows": [["Booking number", "7G3VJX"], ["Villa", "Villa Armonia"], ["Greek registration", "AMA 00012345678"], ["Check-in", "Monday, July 5, 2027"], ["Check-out", "Monday, July 12, 2027"], ["Nights", "7"], ["Guests", "2"], ["Total", "€2,898.00"]], "title": "Stay"}, {"rows": [["High Summer, 7 nights × €460.00", "€3,220.00"], ["Early booking 10%", "−€322.00"]], "title": "Price", "total": ["Total", "€2,898.00"], "headings": ["What", "Amount"]}, {"rows": [["The whole price", "November 25, 2026", "€2,898.00"]], "title": "Payments", "total": null, "headings": ["What", "Due by", "Amount"]}]}', '{"rows": [["Name", "Ana Petrović"], ["E-mail", "ana@example.com"], ["Phone", "+381 60 1234567"]], "title": "Guest"}'),
	(2, 'receipt', 2026, 1, '2026-11-25 17:02:41+00', 1, 1, NULL, NULL, NULL, 289800, '{"site": "Aegean Light Villas", "notes": ["All prices include VAT.", "This receipt says that we have received this payment. It is not a fiscal receipt or a tax invoice."], "title": "Receipt", "sender": ["Of our own, Of our own", "Registration number Of our own · Tax number Of our own", "owner@villas.example · +30 000 000 0000"], "headline": ["Paid", "€2,898.00"], "language": "en", "sections": [{"rows": [["Amount", "RSD 339,066 (€2,898.00)"], ["Exchange rate", "€1 = RSD 117"], ["Rate date", "Wednesday, November 25, 2026"], ["Order id", "VB-7G3VJX-1-01"], ["Authorisation code", "P00048"], ["Transaction id", "26329XsEPy15165"], ["Transaction status", "Approved"], ["Status code", "00"], ["Transaction date", "Wednesday, November 25, 2026, 18:02:41"], ["3-D status", "1"]], "title": "Payment"}, {"rows": [["Booking number", "7G3VJX"], ["Villa", "Villa Armonia"], ["Greek registration", "AMA 00012345678"], ["Check-in", "Monday, July 5, 2027"], ["Check-out", "Monday, July 12, 2027"], ["Nights", "7"], ["Guests", "2"], ["Total", "€2,898.00"]], "title": "Stay"}]}', '{"rows": [["Name", "Ana Petrović"], ["E-mail", "ana@example.com"], ["Phone", "+381 60 1234567"]], "title": "Guest"}'),
	(3, 'confirmation', 2026, 2, '2026-11-25 17:02:41+00', 2, NULL, NULL, NULL, NULL, 289800, '{"site": "Aegean Light Villas", "notes": ["All prices include VAT.", "If you cancel: 70% of what you paid comes back if you cancel 21 days or more before arrival; after that nothing is refunded.", "This paper confirms your booking. It is not a receipt and not a tax document."], "title": "Booking confirmation", "sender": ["Of our own, Of our own", "Registration number Of our own · Tax number Of our own", "owner@villas.example · +30 000 000 0000"], "headline": ["Price of the stay", "€2,898.00"], "language": "en", "sections": [{"rows": [["Booking number", "7DGMSU"], ["Villa", "Villa Armonia"], ["Greek registration", "AMA 00012345678"], ["Check-in", "Monday, July 12, 2027"], ["Check-out", "Monday, July 19, 2027"], ["Nights", "7"], ["Guests", "2"], ["Total", "€2,898.00"]], "title": "Stay"}, {"rows": [["High Summer, 7 nights × €460.00", "€3,220.00"], ["Early booking 10%", "−€322.00"]], "title": "Price", "total": ["Total", "€2,898.00"], "headings": ["What", "Amount"]}, {"rows": [["Instalment 1 of 3", "November 25, 2026", "€869.40"], ["Instalment 2 of 3", "May 13, 2027", "€869.40"], ["Instalment 3 of 3", "June 22, 2027", "€1,159.20"]], "title": "Payments", "total": null, "headings": ["What", "Due by", "Amount"]}]}', '{"rows": [["Name", "Ana Petrović"], ["E-mail", "ana@example.com"], ["Phone", "+381 60 1234567"]], "title": "Guest"}'),
	(4, 'receipt', 2026, 2, '2026-11-25 17:02:41+00', 2, 2, NULL, NULL, NULL, 86940, '{"site": "Aegean Light Villas", "notes": ["All prices include VAT.", "This receipt says that we have received this payment. It is not a fiscal receipt or a tax invoice."], "title": "Receipt", "sender": ["Of our own, Of our own", "Registration number Of our own · Tax number Of our own", "owner@villas.example · +30 000 000 0000"], "headline": ["Paid", "€869.40"], "language": "en", "sections": [{"rows": [["Amount", "RSD 101,720 (€869.40)"], ["Exchange rate", "€1 = RSD 117"], ["Rate date", "Wednesday, November 25, 2026"], ["Instalment", "1 of 3"], ["Order id", "VB-7DGMSU-1-01"], ["Authorisation code", "P88814"], ["Transaction id", "26329IRYEw09620"], ["Transaction status", "Approved"], ["Status code", "00"], ["Transaction date", "Wednesday, November 25, 2026, 18:02:41"], ["3-D status", "1"]], "title": "Payment"}, {"rows": [["Booking number", "7DGMSU"], ["Villa", "Villa Armonia"], ["Greek registration", "AMA 00012345678"], ["Check-in", "Monday, July 12, 2027"], ["Check-out", "Monday, July 19, 2027"], ["Nights", "7"], ["Guests", "2"], ["Total", "€2,898.00"]], "title": "Stay"}]}', '{"rows": [["Name", "Ana Petrović"], ["E-mail", "ana@example.com"], ["Phone", "+381 60 1234567"]], "title": "Guest"}');

INSERT INTO public.payments OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 'VB-7G3VJX-1-01', 'card', 'approved', 289800, 1170000, 'fallback', '2026-11-25', 339066, 'P00048', '26329XsEPy15165', '632979745993', 'Approved', '00', '1', NULL, NULL, '454671***7894', '20261125 18:02:41', NULL, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', NULL, 1, NULL, NULL, '{"oid": "VB-7G3VJX-1-01", "tel": "+381 60 1234567", "lang": "en", "email": "ana@example.com", "okUrl": "http://localhost:3000/api/booking/payment-return.php", "amount": "339066.00", "failUrl": "http://localhost:3000/api/booking/payment-return.php", "shopurl": "http://localhost:3000/booking", "clientid": "990000000000001", "currency": "941", "encoding": "utf-8", "trantype": "Auth", "storetype": "3d_pay_hosting", "BillToName": "Ana Petrovic", "refreshtime": "3", "hashAlgorithm": "ver2"}', '2026-11-25 17:07:41+00', NULL, NULL, NULL),
	(2, 2, 1, 1, 'VB-7DGMSU-1-01', 'card', 'approved', 86940, 1170000, 'fallback', '2026-11-25', 101720, 'P88814', '26329IRYEw09620', '632984905217', 'Approved', '00', '1', NULL, NULL, '454671***7894', '20261125 18:02:41', NULL, '2026-11-25 17:02:41+00', '2026-11-25 17:02:41+00', NULL, 1, NULL, NULL, '{"oid": "VB-7DGMSU-1-01", "tel": "+381 60 1234567", "lang": "en", "email": "ana@example.com", "okUrl": "http://localhost:3000/api/booking/payment-return.php", "amount": "101720.00", "failUrl": "http://localhost:3000/api/booking/payment-return.php", "shopurl": "http://localhost:3000/booking", "clientid": "990000000000001", "currency": "941", "encoding": "utf-8", "trantype": "Auth", "storetype": "3d_pay_hosting", "BillToName": "Ana Petrovic", "refreshtime": "3", "hashAlgorithm": "ver2"}', '2026-11-25 17:07:41+00', NULL, NULL, NULL),
	(3, 3, 1, 1, 'VB-6BAJVY-1-01', 'card', 'open', 289800, 1170000, 'fallback', '2026-11-25', 339066, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-25 17:02:41+00', NULL, '2026-11-25 17:12:41+00', 1, NULL, NULL, '{"oid": "VB-6BAJVY-1-01", "tel": "+381 60 1234567", "lang": "en", "email": "ana@example.com", "okUrl": "http://localhost:3000/api/booking/payment-return.php", "amount": "339066.00", "failUrl": "http://localhost:3000/api/booking/payment-return.php", "shopurl": "http://localhost:3000/booking", "clientid": "990000000000001", "currency": "941", "encoding": "utf-8", "trantype": "Auth", "storetype": "3d_pay_hosting", "BillToName": "Ana Petrovic", "refreshtime": "3", "hashAlgorithm": "ver2"}', NULL, NULL, NULL, NULL);

INSERT INTO public.pictures VALUES
	('bedroom-double', 'Villa Armonia: double bedroom with an oak bed, blue throw and a balcony door framing the sea', 1920, 1280, '#9b9381', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('bedroom-twin', 'Villa Armonia: twin bedroom with two single beds, terracotta throws and a sea-view balcony', 1920, 1280, '#a49079', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('garden-path-lavender', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 1920, 1280, '#848668', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('hero-complex-golden-hour', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 1920, 1176, '#8c8977', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('kitchen', 'Villa Armonia: open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 1920, 1280, '#86806f', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('olive-grove-trail', 'Footpath winding through an olive grove with wild flowers towards the sea', 1920, 1280, '#808a6e', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('pool-midday', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 1920, 1080, '#7b8b93', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('terrace-sea-view', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 1920, 1280, '#7a8787', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('villa-armonia-exterior', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 1920, 1280, '#808c76', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('villa-eirini-bedroom', 'Bedroom of Villa Eirini: double bed with a cobalt throw, grey-blue wall, balcony over the sea', 1536, 1024, '#857f75', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-eirini-exterior', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 1920, 1280, '#858880', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('villa-eirini-kitchen', 'Kitchen of Villa Eirini: sea-green tiles, open shelves with blue pottery, dining table', 1536, 1024, '#817b6c', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-eirini-living', 'Living room and kitchen of Villa Eirini: pale stone floor, striped rug, sea and mountain through the wide window', 1536, 1024, '#897e6b', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-onar-bathroom', 'Bathroom of Villa Onar: freestanding bath under the window, natural stone wall, double basin', 1536, 1024, '#a89076', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-onar-bedroom', 'Bedroom of Villa Onar: double bed with a coral throw on terracotta tiles, balcony over the bay', 1536, 1024, '#866f5a', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-onar-exterior', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 1920, 1280, '#6a7767', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('villa-onar-living', 'Living room of Villa Onar: terracotta tiles, long dining table, rust-red cushions, garden door', 1536, 1024, '#a18d73', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-thea-bedroom', 'Bedroom of Villa Thea: double bed with an olive throw, oak floor, balcony with a view of the peak', 1536, 1024, '#92866e', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('villa-thea-exterior', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 1920, 1280, '#8f9287', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('villa-thea-living', 'Living room of Villa Thea: oak boards, long sofa with olive cushions, table by the window towards the sea', 1536, 1024, '#a49781', '{480,720,1200}', '2026-11-26 03:15:55.280183+00', '{720}'),
	('aerial-view', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 1920, 1280, '#707743', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('athos-sunset-sea', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 1920, 1280, '#b59661', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('bathroom', 'Villa Armonia: bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 1920, 1280, '#a89d8c', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('bbq-garden', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 1920, 1280, '#8f886f', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('beach', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 1920, 1280, '#8b9288', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}'),
	('living-room', 'Villa Armonia: bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 1920, 1280, '#9a9484', '{480,720,1200,1920}', '2026-11-26 03:15:55.280183+00', '{720,1080}');

INSERT INTO public.seasons OVERRIDING SYSTEM VALUE VALUES
	(1, 'Easter', '2026-04-09', '2026-04-14', 43000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(2, 'Early Summer', '2026-05-31', '2026-06-30', 38000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(3, 'High Summer', '2026-07-01', '2026-07-31', 46000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(4, 'Peak Summer', '2026-08-01', '2026-08-31', 53000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(5, 'Late Summer', '2026-09-01', '2026-09-15', 46000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(6, 'Early Autumn', '2026-09-16', '2026-10-04', 38000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(7, 'Easter', '2027-04-29', '2027-05-04', 43000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(8, 'Early Summer', '2027-05-31', '2027-06-30', 38000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(9, 'High Summer', '2027-07-01', '2027-07-31', 46000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(10, 'Peak Summer', '2027-08-01', '2027-08-31', 53000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(11, 'Late Summer', '2027-09-01', '2027-09-15', 46000, true, '2026-11-26 03:15:55.280183+00', 1, false),
	(12, 'Early Autumn', '2027-09-16', '2027-10-04', 38000, true, '2026-11-26 03:15:55.280183+00', 1, false);

INSERT INTO public.security_events OVERRIDING SYSTEM VALUE VALUES
	(1, '2026-11-26 03:15:55.154739+00', 1, 'made_administrator', ''),
	(2, '2026-11-25 17:02:41+00', 2, 'signed_in', ''),
	(3, '2026-11-25 17:02:41+00', 3, 'signed_in', ''),
	(4, '2026-11-25 17:02:41+00', 4, 'signed_in', '');

INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES
	('CABEVq-GZx1YkAvap7G1U2Fwjhmwb777eVj0FeLeS6g', 2, '2026-12-25 17:02:41+00', '2026-11-25 17:02:41+00', '', 1, '2026-11-25 17:02:41+00'),
	('Up7gP01JpGZ_qpX8-TlTuYVOgxmvernVmQJ3FKYbqYk', 3, '2026-12-25 17:02:41+00', '2026-11-25 17:02:41+00', '', 2, '2026-11-25 17:02:41+00'),
	('EF8Tq4FRtHaOS-5n3M226_ZM9ZfBtFGvlXWE-fsqQVM', 4, '2026-12-25 17:02:41+00', '2026-11-25 17:02:41+00', '', 3, '2026-11-25 17:02:41+00');

INSERT INTO public.settings VALUES
	('general', '{"tagline": "Your Perfect Seaside Escape", "heroText": "Choose your dates, see the price of every night, and book with the owners themselves.", "siteName": "Aegean Light Villas", "heroImage": "/pictures/hero-complex-golden-hour.jpg", "heroTitle": "Four villas between the garden and the sea", "heroSubtitle": "Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach"}', '2026-11-26 03:15:55.280183+00', 2),
	('contact', '{"email": "owner@villas.example", "phone": "+30 000 000 0000", "mapUrl": "https://www.openstreetmap.org/?mlat=40.33012&mlon=23.92145#map=14/40.33012/23.92145", "address": "Of our own", "latitude": 40.33012, "longitude": 23.92145}', '2026-11-26 03:15:55.280183+00', 2),
	('chats', '{"viber": "", "whatsApp": ""}', '2026-11-26 03:15:55.280183+00', 2),
	('seo', '{"metaTitle": "Sea-view villas on the Greek coast, booked directly", "metaDescription": "Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners."}', '2026-11-26 03:15:55.280183+00', 2),
	('company', '{"bic": "", "iban": "", "address": "Of our own", "bankUrl": "", "activity": "Short-term accommodation", "bankName": "The bank", "legalName": "Of our own", "taxNumber": "Of our own", "activityCode": "5520", "transferBank": "", "vatStatement": "All prices include VAT.", "registrationNumber": "Of our own", "accommodationNumber": "Of our own"}', '2026-11-26 03:15:55.280183+00', 2),
	('law', '{"authority": "Of our own", "disputeBodies": "Of our own", "euRepresentative": "Of our own"}', '2026-11-26 03:15:55.280183+00', 2),
	('complaints', '{"solveDays": 15, "answerDays": 8}', '2026-11-26 03:15:55.280183+00', 2),
	('booking', '{"changes": "at_once", "leadDays": 1, "currencies": ["RSD", "CHF", "GBP"], "cancellation": "21: 70"}', '2026-11-26 03:15:55.280183+00', 2),
	('discounts', '{"most": 100}', '2026-11-26 03:15:55.280183+00', 2),
	('taxes', '{"vat": "stated", "levy": "included"}', '2026-11-26 03:15:55.280183+00', 2),
	('included', '{"list": "The whole villa with its terrace\nShared pool, garden and sun terrace\nBed linen and towels, beach towels too\nCleaning before you arrive, and once in longer stays\nWiFi in every room\nAir conditioning, water and electricity\nA parking place inside the gate\nA welcome by your host"}', '2026-11-26 03:15:55.280183+00', 2),
	('hosts', '{"names": "", "story": "", "portrait": ""}', '2026-11-26 03:15:55.280183+00', 2),
	('testimonials', '{"quote1": "It was good.", "quote2": "We come again.", "quote3": "", "guests1": "A family of five, Villa Armonia", "guests2": "Two couples, Villa Thea", "guests3": "A couple, Villa Onar"}', '2026-11-26 03:15:55.280183+00', 2),
	('rating', '{"link": "https://example.com/villas", "word": "Exceptional", "score": "9.8", "source": "40 reviews at Example"}', '2026-11-26 03:15:55.280183+00', 2),
	('texts', '{"terms": "Terms of our own.", "privacy": "Privacy of our own.", "termsVersion": "2026-11"}', '2026-11-26 03:15:55.280183+00', 2),
	('base_rate', '35000', '2026-11-26 03:15:55.280183+00', 2);

INSERT INTO public.stay_rules VALUES
	(1, 'All year', NULL, NULL, '{}', '{}', 5, NULL, '{1,2,3,4,5,6}', '{1,2,3,4,5,6}', NULL, NULL, 1, NULL, NULL, NULL, false, true, '2026-11-26 03:15:49.998821+00', 1);

INSERT INTO public.tax_rates OVERRIDING SYSTEM VALUE VALUES
	(1, 'lodging', '2024-01-01', 1300, '2026-11-26 03:15:49.732033+00', 1),
	(2, 'fees', '2024-01-01', 1300, '2026-11-26 03:15:49.732033+00', 1),
	(3, 'levy', '2024-01-01', 0, '2026-11-26 03:15:49.732033+00', 1),
	(4, 'municipal', '2024-01-01', 50, '2026-11-26 03:15:49.732033+00', 1);

INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(1, 'sr', 'villa', 1, 'meaning', 'Harmony', 'Sklad', '2026-11-26 03:15:55.280183+00'),
	(2, 'sr', 'villa', 1, 'claim', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 'Dva sprata mira iza belih zidova i kapaka boje žalfije, sa pergolom za duge doručke i morem u svakom prozoru na spratu.', '2026-11-26 03:15:55.280183+00'),
	(3, 'sr', 'villa', 1, 'about', 'Armonia stands closest to the pool. Downstairs a beamed living room opens onto the patio and the lawn; the kitchen is made for people who like to cook with what the village market had that morning. Upstairs, two quiet bedrooms share the long view over the garden to the sea and, on clear evenings, to the peak of Mount Athos.

Families like it for the ground-floor sofa bed and the short way to the water; friends like it for the table under the pergola that seats everybody.', 'Armonia je najbliža bazenu. U prizemlju je dnevna soba sa drvenim gredama, koja izlazi na terasu i travnjak; kuhinja je za one koji vole da kuvaju od onoga što je tog jutra stiglo na seosku pijacu. Na spratu dve tihe spavaće sobe dele dug pogled preko vrta na more, a u vedre večeri i na vrh Svete gore.

Porodice je vole zbog ležaja u prizemlju i kratkog puta do vode; prijatelji zbog stola pod pergolom, za kojim ima mesta za sve.', '2026-11-26 03:15:55.280183+00'),
	(4, 'sr', 'villa', 1, 'features.*.title', 'Pergola patio', 'Terasa pod pergolom', '2026-11-26 03:15:55.280183+00'),
	(5, 'sr', 'villa', 1, 'features.*.title', 'Sea-view bedrooms', 'Spavaće sobe s pogledom na more', '2026-11-26 03:15:55.280183+00'),
	(6, 'sr', 'villa', 1, 'features.*.title', 'Steps from the pool', 'Na korak od bazena', '2026-11-26 03:15:55.280183+00'),
	(7, 'sr', 'villa', 1, 'features.*.description', 'A shaded table for six beside the garden, with an outdoor light that stays warm, not bright.', 'Sto za šestoro u hladovini pored vrta, sa svetlom koje je toplo, a ne jako.', '2026-11-26 03:15:55.280183+00'),
	(8, 'sr', 'villa', 1, 'features.*.description', 'Both bedrooms upstairs look over the garden to the sea, each with its own balcony door.', 'Obe sobe na spratu gledaju preko vrta na more, a svaka ima svoj izlaz na balkon.', '2026-11-26 03:15:55.280183+00'),
	(9, 'sr', 'villa', 1, 'features.*.description', 'Twenty metres across the lawn, close enough to hear the children, far enough to read.', 'Dvadeset metara preko travnjaka: dovoljno blizu da čujete decu, dovoljno daleko da čitate.', '2026-11-26 03:15:55.280183+00'),
	(10, 'sr', 'villa', 1, 'rooms.*.name', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(11, 'sr', 'villa', 1, 'rooms.*.name', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(12, 'sr', 'villa', 1, 'rooms.*.name', 'Second bedroom', 'Druga spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(13, 'sr', 'villa', 1, 'rooms.*.beds', 'Sofa bed, open to the patio', 'Kauč na razvlačenje, izlaz na terasu', '2026-11-26 03:15:55.280183+00'),
	(14, 'sr', 'villa', 1, 'rooms.*.beds', 'Double bed, balcony door to the sea', 'Bračni krevet, balkon prema moru', '2026-11-26 03:15:55.280183+00'),
	(15, 'sr', 'villa', 1, 'rooms.*.beds', 'Double bed and single bed, view over the garden', 'Bračni krevet i krevet za jednu osobu, pogled na vrt', '2026-11-26 03:15:55.280183+00'),
	(16, 'sr', 'villa', 1, 'captions.*.text', 'The house', 'Kuća', '2026-11-26 03:15:55.280183+00'),
	(17, 'sr', 'villa', 1, 'captions.*.text', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(18, 'sr', 'villa', 1, 'captions.*.text', 'Kitchen', 'Kuhinja', '2026-11-26 03:15:55.280183+00'),
	(19, 'sr', 'villa', 1, 'captions.*.text', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(20, 'sr', 'villa', 1, 'captions.*.text', 'Second bedroom', 'Druga spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(21, 'sr', 'villa', 1, 'captions.*.text', 'Bathroom', 'Kupatilo', '2026-11-26 03:15:55.280183+00'),
	(22, 'sr', 'villa', 1, 'captions.*.text', 'The garden table', 'Sto u vrtu', '2026-11-26 03:15:55.280183+00'),
	(23, 'sr', 'villa', 1, 'captions.*.text', 'The pool, shared by the four villas', 'Bazen koji dele četiri vile', '2026-11-26 03:15:55.280183+00'),
	(24, 'sr', 'villa', 1, 'amenities.*', 'Free WiFi', 'Besplatan WiFi', '2026-11-26 03:15:55.280183+00'),
	(25, 'sr', 'villa', 1, 'amenities.*', 'Air conditioning in every room', 'Klima-uređaj u svakoj sobi', '2026-11-26 03:15:55.280183+00'),
	(26, 'sr', 'villa', 1, 'amenities.*', 'Private parking', 'Sopstveno parking mesto', '2026-11-26 03:15:55.280183+00'),
	(27, 'sr', 'villa', 1, 'amenities.*', 'Sea view', 'Pogled na more', '2026-11-26 03:15:55.280183+00'),
	(28, 'sr', 'villa', 1, 'amenities.*', 'Fully equipped kitchen', 'Potpuno opremljena kuhinja', '2026-11-26 03:15:55.280183+00'),
	(29, 'sr', 'villa', 1, 'amenities.*', 'Terrace', 'Terasa', '2026-11-26 03:15:55.280183+00'),
	(30, 'sr', 'villa', 1, 'amenities.*', 'Shared pool', 'Zajednički bazen', '2026-11-26 03:15:55.280183+00'),
	(31, 'sr', 'villa', 1, 'amenities.*', 'Washing machine', 'Mašina za veš', '2026-11-26 03:15:55.280183+00'),
	(32, 'sr', 'villa', 1, 'amenities.*', 'Bed linen and towels', 'Posteljina i peškiri', '2026-11-26 03:15:55.280183+00'),
	(33, 'sr', 'villa', 1, 'amenities.*', 'Smart TV', 'Smart TV', '2026-11-26 03:15:55.280183+00'),
	(34, 'sr', 'villa', 1, 'amenities.*', 'Baby cot on request', 'Krevetac za bebu na zahtev', '2026-11-26 03:15:55.280183+00'),
	(35, 'sr', 'villa', 1, 'amenities.*', 'Barbecue', 'Roštilj', '2026-11-26 03:15:55.280183+00'),
	(36, 'sr', 'villa', 2, 'meaning', 'Peace', 'Mir', '2026-11-26 03:15:55.280183+00'),
	(37, 'sr', 'villa', 2, 'claim', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 'Beli lukovi, plavi kapci i bugenvilija koja ne prestaje da cveta: najtiša od četiri kuće, na kraju vrta.', '2026-11-26 03:15:55.280183+00'),
	(38, 'sr', 'villa', 2, 'about', 'Eirini is the house for sleeping late. It stands at the far side of the garden behind a bougainvillea, and the only morning sound is the sea, a hundred metres down the path. The rooms are cool and plain: lime plaster, linen, oak.

The twin room is a favourite of children; the terrace upstairs is where the evening is spent, with the sun going down beside the mountain.', 'Eirini je kuća za dugo spavanje. Stoji na drugom kraju vrta, iza bugenvilije, a jedini jutarnji zvuk je more, sto metara niz stazu. Sobe su sveže i jednostavne: krečni malter, lan, hrastovina.

Sobu sa dva kreveta najviše vole deca; veče se provodi na gornjoj terasi, uz sunce koje zalazi pored planine.', '2026-11-26 03:15:55.280183+00'),
	(39, 'sr', 'villa', 2, 'features.*.title', 'The quiet corner', 'Tihi kutak', '2026-11-26 03:15:55.280183+00'),
	(40, 'sr', 'villa', 2, 'features.*.title', 'Sunset terrace', 'Terasa za zalazak sunca', '2026-11-26 03:15:55.280183+00'),
	(41, 'sr', 'villa', 2, 'features.*.title', 'Cool in August', 'Sveže i u avgustu', '2026-11-26 03:15:55.280183+00'),
	(42, 'sr', 'villa', 2, 'features.*.description', 'Set apart at the edge of the garden, with nobody passing by.', 'Izdvojena na ivici vrta, tamo gde niko ne prolazi.', '2026-11-26 03:15:55.280183+00'),
	(43, 'sr', 'villa', 2, 'features.*.description', 'An upper terrace that faces the sea and the last light of the day.', 'Gornja terasa okrenuta je moru i poslednjoj svetlosti dana.', '2026-11-26 03:15:55.280183+00'),
	(44, 'sr', 'villa', 2, 'features.*.description', 'Thick walls, cross-breeze and air conditioning in every room.', 'Debeli zidovi, promaja i klima-uređaj u svakoj sobi.', '2026-11-26 03:15:55.280183+00'),
	(45, 'sr', 'villa', 2, 'rooms.*.name', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(46, 'sr', 'villa', 2, 'rooms.*.name', 'Second bedroom', 'Druga spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(47, 'sr', 'villa', 2, 'rooms.*.name', 'Third bedroom', 'Treća spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(48, 'sr', 'villa', 2, 'rooms.*.beds', 'Double bed, balcony over the sea', 'Bračni krevet, balkon nad morem', '2026-11-26 03:15:55.280183+00'),
	(49, 'sr', 'villa', 2, 'rooms.*.beds', 'Double bed', 'Bračni krevet', '2026-11-26 03:15:55.280183+00'),
	(50, 'sr', 'villa', 2, 'rooms.*.beds', 'Two single beds', 'Dva kreveta za jednu osobu', '2026-11-26 03:15:55.280183+00'),
	(51, 'sr', 'villa', 2, 'captions.*.text', 'The house', 'Kuća', '2026-11-26 03:15:55.280183+00'),
	(52, 'sr', 'villa', 2, 'captions.*.text', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(53, 'sr', 'villa', 2, 'captions.*.text', 'Kitchen', 'Kuhinja', '2026-11-26 03:15:55.280183+00'),
	(54, 'sr', 'villa', 2, 'captions.*.text', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(55, 'sr', 'villa', 2, 'captions.*.text', 'The path to the sea', 'Staza do mora', '2026-11-26 03:15:55.280183+00'),
	(56, 'sr', 'villa', 2, 'captions.*.text', 'Evening over the bay', 'Veče nad zalivom', '2026-11-26 03:15:55.280183+00'),
	(57, 'sr', 'villa', 2, 'captions.*.text', 'The pool, shared by the four villas', 'Bazen koji dele četiri vile', '2026-11-26 03:15:55.280183+00'),
	(58, 'sr', 'villa', 2, 'captions.*.text', 'The beach below the garden', 'Plaža ispod vrta', '2026-11-26 03:15:55.280183+00'),
	(59, 'sr', 'villa', 2, 'amenities.*', 'Free WiFi', 'Besplatan WiFi', '2026-11-26 03:15:55.280183+00'),
	(60, 'sr', 'villa', 2, 'amenities.*', 'Air conditioning in every room', 'Klima-uređaj u svakoj sobi', '2026-11-26 03:15:55.280183+00'),
	(61, 'sr', 'villa', 2, 'amenities.*', 'Private parking', 'Sopstveno parking mesto', '2026-11-26 03:15:55.280183+00'),
	(62, 'sr', 'villa', 2, 'amenities.*', 'Sea view', 'Pogled na more', '2026-11-26 03:15:55.280183+00'),
	(63, 'sr', 'villa', 2, 'amenities.*', 'Fully equipped kitchen', 'Potpuno opremljena kuhinja', '2026-11-26 03:15:55.280183+00'),
	(64, 'sr', 'villa', 2, 'amenities.*', 'Terrace', 'Terasa', '2026-11-26 03:15:55.280183+00'),
	(65, 'sr', 'villa', 2, 'amenities.*', 'Shared pool', 'Zajednički bazen', '2026-11-26 03:15:55.280183+00'),
	(66, 'sr', 'villa', 2, 'amenities.*', 'Washing machine', 'Mašina za veš', '2026-11-26 03:15:55.280183+00'),
	(67, 'sr', 'villa', 2, 'amenities.*', 'Bed linen and towels', 'Posteljina i peškiri', '2026-11-26 03:15:55.280183+00'),
	(68, 'sr', 'villa', 2, 'amenities.*', 'Smart TV', 'Smart TV', '2026-11-26 03:15:55.280183+00'),
	(69, 'sr', 'villa', 2, 'amenities.*', 'Baby cot on request', 'Krevetac za bebu na zahtev', '2026-11-26 03:15:55.280183+00'),
	(70, 'sr', 'villa', 2, 'amenities.*', 'Barbecue', 'Roštilj', '2026-11-26 03:15:55.280183+00'),
	(71, 'sr', 'villa', 3, 'meaning', 'View', 'Pogled', '2026-11-26 03:15:55.280183+00'),
	(72, 'sr', 'villa', 3, 'claim', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 'Prirodan kamen, široki drveni prozori i stakleni balkon: kuća sa najširim pogledom, preko bazena i maslina na otvoreno more.', '2026-11-26 03:15:55.280183+00'),
	(73, 'sr', 'villa', 3, 'about', 'Thea is built of the stone of the hill it stands on and looks over everything: the pool, the lawns, the olive grove, the bay. The living room and the kitchen are one long space with windows from wall to wall.

Three double bedrooms make it the choice of couples who travel together; everybody gets a view, and nobody has to draw lots.', 'Thea je sazidana od kamena sa brda na kojem stoji i gleda na sve: bazen, travnjake, maslinjak, zaliv. Dnevna soba i kuhinja su jedan dug prostor sa prozorima od zida do zida.

Zbog tri dvokrevetne sobe biraju je parovi koji putuju zajedno; svako dobija pogled i niko ne mora da izvlači sobu.', '2026-11-26 03:15:55.280183+00'),
	(74, 'sr', 'villa', 3, 'features.*.title', 'Glass balcony', 'Stakleni balkon', '2026-11-26 03:15:55.280183+00'),
	(75, 'sr', 'villa', 3, 'features.*.title', 'Three double bedrooms', 'Tri spavaće sobe sa bračnim krevetom', '2026-11-26 03:15:55.280183+00'),
	(76, 'sr', 'villa', 3, 'features.*.title', 'Shaded dining', 'Trpezarija u hladu', '2026-11-26 03:15:55.280183+00'),
	(77, 'sr', 'villa', 3, 'features.*.description', 'Nothing between the armchair and the horizon.', 'Ništa ne stoji između fotelje i horizonta.', '2026-11-26 03:15:55.280183+00'),
	(78, 'sr', 'villa', 3, 'features.*.description', 'Each with its own wardrobe, reading lights and a window to the sea.', 'Svaka sa svojim ormarom, lampama za čitanje i prozorom prema moru.', '2026-11-26 03:15:55.280183+00'),
	(79, 'sr', 'villa', 3, 'features.*.description', 'A stone patio on the north side, cool at noon, for lunches that turn into afternoons.', 'Kameno dvorište na severnoj strani, sveže u podne, za ručkove koji potraju do večeri.', '2026-11-26 03:15:55.280183+00'),
	(80, 'sr', 'villa', 3, 'rooms.*.name', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(81, 'sr', 'villa', 3, 'rooms.*.name', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(82, 'sr', 'villa', 3, 'rooms.*.name', 'Second bedroom', 'Druga spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(83, 'sr', 'villa', 3, 'rooms.*.name', 'Third bedroom', 'Treća spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(84, 'sr', 'villa', 3, 'rooms.*.beds', 'Sofa bed', 'Kauč na razvlačenje', '2026-11-26 03:15:55.280183+00'),
	(85, 'sr', 'villa', 3, 'rooms.*.beds', 'Double bed, balcony with a view of the peak', 'Bračni krevet, balkon s pogledom na planinski vrh', '2026-11-26 03:15:55.280183+00'),
	(86, 'sr', 'villa', 3, 'rooms.*.beds', 'Double bed, window to the sea', 'Bračni krevet, prozor prema moru', '2026-11-26 03:15:55.280183+00'),
	(87, 'sr', 'villa', 3, 'captions.*.text', 'The house', 'Kuća', '2026-11-26 03:15:55.280183+00'),
	(88, 'sr', 'villa', 3, 'captions.*.text', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(89, 'sr', 'villa', 3, 'captions.*.text', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(90, 'sr', 'villa', 3, 'captions.*.text', 'View from the balcony', 'Pogled sa balkona', '2026-11-26 03:15:55.280183+00'),
	(91, 'sr', 'villa', 3, 'captions.*.text', 'The garden and the bay', 'Vrt i zaliv', '2026-11-26 03:15:55.280183+00'),
	(92, 'sr', 'villa', 3, 'captions.*.text', 'The path to the sea', 'Staza do mora', '2026-11-26 03:15:55.280183+00'),
	(93, 'sr', 'villa', 3, 'captions.*.text', 'The pool, shared by the four villas', 'Bazen koji dele četiri vile', '2026-11-26 03:15:55.280183+00'),
	(94, 'sr', 'villa', 3, 'captions.*.text', 'The beach below the garden', 'Plaža ispod vrta', '2026-11-26 03:15:55.280183+00'),
	(95, 'sr', 'villa', 3, 'amenities.*', 'Free WiFi', 'Besplatan WiFi', '2026-11-26 03:15:55.280183+00'),
	(96, 'sr', 'villa', 3, 'amenities.*', 'Air conditioning in every room', 'Klima-uređaj u svakoj sobi', '2026-11-26 03:15:55.280183+00'),
	(97, 'sr', 'villa', 3, 'amenities.*', 'Private parking', 'Sopstveno parking mesto', '2026-11-26 03:15:55.280183+00'),
	(98, 'sr', 'villa', 3, 'amenities.*', 'Sea view', 'Pogled na more', '2026-11-26 03:15:55.280183+00'),
	(99, 'sr', 'villa', 3, 'amenities.*', 'Fully equipped kitchen', 'Potpuno opremljena kuhinja', '2026-11-26 03:15:55.280183+00'),
	(100, 'sr', 'villa', 3, 'amenities.*', 'Terrace', 'Terasa', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(101, 'sr', 'villa', 3, 'amenities.*', 'Shared pool', 'Zajednički bazen', '2026-11-26 03:15:55.280183+00'),
	(102, 'sr', 'villa', 3, 'amenities.*', 'Washing machine', 'Mašina za veš', '2026-11-26 03:15:55.280183+00'),
	(103, 'sr', 'villa', 3, 'amenities.*', 'Bed linen and towels', 'Posteljina i peškiri', '2026-11-26 03:15:55.280183+00'),
	(104, 'sr', 'villa', 3, 'amenities.*', 'Smart TV', 'Smart TV', '2026-11-26 03:15:55.280183+00'),
	(105, 'sr', 'villa', 3, 'amenities.*', 'Baby cot on request', 'Krevetac za bebu na zahtev', '2026-11-26 03:15:55.280183+00'),
	(106, 'sr', 'villa', 3, 'amenities.*', 'Barbecue', 'Roštilj', '2026-11-26 03:15:55.280183+00'),
	(107, 'sr', 'villa', 4, 'meaning', 'Dream', 'San', '2026-11-26 03:15:55.280183+00'),
	(108, 'sr', 'villa', 4, 'claim', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 'Zidovi boje peska, dug drveni balkon i krovna terasa za gledanje zvezda: najmanja kuća, i ona kojoj se ljudi vraćaju.', '2026-11-26 03:15:55.280183+00'),
	(161, 'sr', 'amenity', 10, 'description', 'In each villa, with a drying line in the sun.', 'U svakoj vili, sa konopcem za sušenje na suncu.', '2026-11-26 03:15:55.280183+00'),
	(162, 'sr', 'amenity', 11, 'title', 'Welcome by your host', 'Domaćini Vas dočekuju', '2026-11-26 03:15:55.280183+00'),
	(163, 'sr', 'amenity', 11, 'description', 'We meet you, show you the house and tell you where the good fish is.', 'Dočekamo Vas, pokažemo Vam kuću i kažemo gde je dobra riba.', '2026-11-26 03:15:55.280183+00'),
	(109, 'sr', 'villa', 4, 'about', 'Onar is the smallest of the four and has what none of the others have: a roof terrace, reached by an outside stair, where the night sky over the Aegean is all yours. Inside it is a snug house for a family of four or five.

The barbecue corner of the garden is just beyond the kitchen door, which is why the evenings here tend to begin early and end late.', 'Onar je najmanja od četiri vile i ima ono što druge nemaju: krovnu terasu do koje vode spoljne stepenice i na kojoj je noćno nebo nad Egejom samo Vaše. Unutra je to udobna kuća za porodicu od četvoro ili petoro.

Roštilj u vrtu je odmah iza kuhinjskih vrata, pa večeri ovde rano počinju i kasno se završavaju.', '2026-11-26 03:15:55.280183+00'),
	(110, 'sr', 'villa', 4, 'features.*.title', 'Roof terrace', 'Krovna terasa', '2026-11-26 03:15:55.280183+00'),
	(111, 'sr', 'villa', 4, 'features.*.title', 'Next to the barbecue', 'Odmah pored roštilja', '2026-11-26 03:15:55.280183+00'),
	(112, 'sr', 'villa', 4, 'features.*.title', 'Snug for families', 'Udobna za porodice', '2026-11-26 03:15:55.280183+00'),
	(113, 'sr', 'villa', 4, 'features.*.description', 'Reached by an outside stair; loungers, a lantern, and more stars than you remember.', 'Do nje vode spoljne stepenice; ležaljke, fenjer i više zvezda nego što pamtite.', '2026-11-26 03:15:55.280183+00'),
	(114, 'sr', 'villa', 4, 'features.*.description', 'The stone grill and its long table are ten steps from the kitchen.', 'Kameni roštilj i dugačak sto su deset koraka od kuhinje.', '2026-11-26 03:15:55.280183+00'),
	(115, 'sr', 'villa', 4, 'features.*.description', 'One double, one twin room and a sofa bed, all on quiet levels.', 'Jedna soba sa bračnim krevetom, jedna sa dva kreveta i kauč na razvlačenje, sve u mirnom delu kuće.', '2026-11-26 03:15:55.280183+00'),
	(116, 'sr', 'villa', 4, 'rooms.*.name', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(117, 'sr', 'villa', 4, 'rooms.*.name', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(118, 'sr', 'villa', 4, 'rooms.*.name', 'Second bedroom', 'Druga spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(119, 'sr', 'villa', 4, 'rooms.*.beds', 'Sofa bed, door to the garden', 'Kauč na razvlačenje, izlaz u vrt', '2026-11-26 03:15:55.280183+00'),
	(120, 'sr', 'villa', 4, 'rooms.*.beds', 'Double bed, balcony over the bay', 'Bračni krevet, balkon nad zalivom', '2026-11-26 03:15:55.280183+00'),
	(121, 'sr', 'villa', 4, 'rooms.*.beds', 'Two single beds', 'Dva kreveta za jednu osobu', '2026-11-26 03:15:55.280183+00'),
	(122, 'sr', 'villa', 4, 'captions.*.text', 'The house', 'Kuća', '2026-11-26 03:15:55.280183+00'),
	(123, 'sr', 'villa', 4, 'captions.*.text', 'Living room', 'Dnevna soba', '2026-11-26 03:15:55.280183+00'),
	(124, 'sr', 'villa', 4, 'captions.*.text', 'First bedroom', 'Prva spavaća soba', '2026-11-26 03:15:55.280183+00'),
	(125, 'sr', 'villa', 4, 'captions.*.text', 'Bathroom', 'Kupatilo', '2026-11-26 03:15:55.280183+00'),
	(126, 'sr', 'villa', 4, 'captions.*.text', 'The garden table', 'Sto u vrtu', '2026-11-26 03:15:55.280183+00'),
	(127, 'sr', 'villa', 4, 'captions.*.text', 'The olive grove behind the house', 'Maslinjak iza kuće', '2026-11-26 03:15:55.280183+00'),
	(128, 'sr', 'villa', 4, 'captions.*.text', 'The pool, shared by the four villas', 'Bazen koji dele četiri vile', '2026-11-26 03:15:55.280183+00'),
	(129, 'sr', 'villa', 4, 'captions.*.text', 'The beach below the garden', 'Plaža ispod vrta', '2026-11-26 03:15:55.280183+00'),
	(130, 'sr', 'villa', 4, 'amenities.*', 'Free WiFi', 'Besplatan WiFi', '2026-11-26 03:15:55.280183+00'),
	(131, 'sr', 'villa', 4, 'amenities.*', 'Air conditioning in every room', 'Klima-uređaj u svakoj sobi', '2026-11-26 03:15:55.280183+00'),
	(132, 'sr', 'villa', 4, 'amenities.*', 'Private parking', 'Sopstveno parking mesto', '2026-11-26 03:15:55.280183+00'),
	(133, 'sr', 'villa', 4, 'amenities.*', 'Sea view', 'Pogled na more', '2026-11-26 03:15:55.280183+00'),
	(134, 'sr', 'villa', 4, 'amenities.*', 'Fully equipped kitchen', 'Potpuno opremljena kuhinja', '2026-11-26 03:15:55.280183+00'),
	(135, 'sr', 'villa', 4, 'amenities.*', 'Terrace', 'Terasa', '2026-11-26 03:15:55.280183+00'),
	(136, 'sr', 'villa', 4, 'amenities.*', 'Shared pool', 'Zajednički bazen', '2026-11-26 03:15:55.280183+00'),
	(137, 'sr', 'villa', 4, 'amenities.*', 'Washing machine', 'Mašina za veš', '2026-11-26 03:15:55.280183+00'),
	(138, 'sr', 'villa', 4, 'amenities.*', 'Bed linen and towels', 'Posteljina i peškiri', '2026-11-26 03:15:55.280183+00'),
	(139, 'sr', 'villa', 4, 'amenities.*', 'Smart TV', 'Smart TV', '2026-11-26 03:15:55.280183+00'),
	(140, 'sr', 'villa', 4, 'amenities.*', 'Baby cot on request', 'Krevetac za bebu na zahtev', '2026-11-26 03:15:55.280183+00'),
	(141, 'sr', 'villa', 4, 'amenities.*', 'Barbecue', 'Roštilj', '2026-11-26 03:15:55.280183+00'),
	(142, 'sr', 'amenity', 1, 'title', 'Swimming pool', 'Bazen', '2026-11-26 03:15:55.280183+00'),
	(143, 'sr', 'amenity', 1, 'description', 'A long freshwater pool on a terrace of pale stone, with a shallow end for children, loungers and canvas umbrellas for everybody, and the sea behind it. Open from eight in the morning until ten at night, May to October.', 'Dug slatkovodni bazen na terasi od svetlog kamena, sa plitkim delom za decu, ležaljkama i platnenim suncobranima za sve, i morem u pozadini. Otvoren od osam ujutru do deset uveče, od maja do oktobra.', '2026-11-26 03:15:55.280183+00'),
	(144, 'sr', 'amenity', 2, 'title', 'Beach area', 'Plaža', '2026-11-26 03:15:55.280183+00'),
	(145, 'sr', 'amenity', 2, 'description', 'A hundred metres down the garden path lies a small quiet cove: pale sand, clear shallow water, a few umbrellas. Towels, chairs and a beach bag are in every villa.', 'Sto metara niz stazu kroz vrt leži mala mirna uvala: svetao pesak, bistra plitka voda i nekoliko suncobrana. Peškiri, stolice i torba za plažu su u svakoj vili.', '2026-11-26 03:15:55.280183+00'),
	(146, 'sr', 'amenity', 3, 'title', 'BBQ area', 'Roštilj', '2026-11-26 03:15:55.280183+00'),
	(147, 'sr', 'amenity', 3, 'description', 'A stone grill under a reed-covered pergola, with a table long enough for two villas. Wood, tongs and a lamp are there; bring what the fisherman had this morning.', 'Kameni roštilj pod pergolom od trske, sa stolom dovoljno dugim za dve vile. Drva, hvataljke i lampa Vas čekaju; Vi donesite ono što je ribar jutros ulovio.', '2026-11-26 03:15:55.280183+00'),
	(148, 'sr', 'amenity', 4, 'title', 'Garden', 'Vrt', '2026-11-26 03:15:55.280183+00'),
	(149, 'sr', 'amenity', 4, 'description', 'Lawns, lavender and olive trees between the houses, watered at night.', 'Travnjaci, lavanda i masline između kuća, zalivaju se noću.', '2026-11-26 03:15:55.280183+00'),
	(150, 'sr', 'amenity', 5, 'title', 'Private parking', 'Sopstveni parking', '2026-11-26 03:15:55.280183+00'),
	(151, 'sr', 'amenity', 5, 'description', 'One shaded place for each villa, inside the gate.', 'Po jedno mesto u hladu za svaku vilu, unutar kapije.', '2026-11-26 03:15:55.280183+00'),
	(152, 'sr', 'amenity', 6, 'title', 'Sun terrace', 'Terasa za sunčanje', '2026-11-26 03:15:55.280183+00'),
	(153, 'sr', 'amenity', 6, 'description', 'Loungers and umbrellas around the pool, enough for every guest.', 'Ležaljke i suncobrani oko bazena, dovoljno za sve goste.', '2026-11-26 03:15:55.280183+00'),
	(154, 'sr', 'amenity', 7, 'title', 'Equipped kitchen', 'Opremljena kuhinja', '2026-11-26 03:15:55.280183+00'),
	(155, 'sr', 'amenity', 7, 'description', 'Oven, hob, dishwasher, coffee machine and sharp knives.', 'Rerna, ploča za kuvanje, mašina za sudove, aparat za kafu i oštri noževi.', '2026-11-26 03:15:55.280183+00'),
	(156, 'sr', 'amenity', 8, 'title', 'Air conditioning', 'Klima-uređaj', '2026-11-26 03:15:55.280183+00'),
	(157, 'sr', 'amenity', 8, 'description', 'In every bedroom and living room, with its own control.', 'U svakoj spavaćoj i dnevnoj sobi, sa zasebnim upravljanjem.', '2026-11-26 03:15:55.280183+00'),
	(158, 'sr', 'amenity', 9, 'title', 'Fast WiFi', 'Brz WiFi', '2026-11-26 03:15:55.280183+00'),
	(159, 'sr', 'amenity', 9, 'description', 'Fibre to every house; good enough for a call from the terrace.', 'Optički internet u svakoj kući; dovoljno dobar i za poziv sa terase.', '2026-11-26 03:15:55.280183+00'),
	(160, 'sr', 'amenity', 10, 'title', 'Washing machine', 'Mašina za veš', '2026-11-26 03:15:55.280183+00'),
	(366, 'el', 'villa', 3, 'amenities.*', 'Barbecue', 'Ψησταριά', '2026-11-26 03:15:55.280183+00'),
	(164, 'sr', 'amenity', 12, 'title', 'Linen and towels', 'Posteljina i peškiri', '2026-11-26 03:15:55.280183+00'),
	(165, 'sr', 'amenity', 12, 'description', 'Changed once a week, beach towels included.', 'Menjaju se jednom nedeljno, uključujući i peškire za plažu.', '2026-11-26 03:15:55.280183+00'),
	(166, 'sr', 'amenity', 13, 'title', 'Cleaning', 'Čišćenje', '2026-11-26 03:15:55.280183+00'),
	(167, 'sr', 'amenity', 13, 'description', 'Before you arrive and once in the middle of longer stays.', 'Pre Vašeg dolaska, a kod dužih boravaka i jednom u sredini.', '2026-11-26 03:15:55.280183+00'),
	(168, 'sr', 'attraction', 1, 'title', 'The cove below the garden', 'Uvala ispod vrta', '2026-11-26 03:15:55.280183+00'),
	(169, 'sr', 'attraction', 1, 'description', 'Pale sand, clear shallow water and seldom more than a handful of people. Five minutes in flip-flops.', 'Svetao pesak, bistra plitka voda i retko više od nekoliko ljudi. Pet minuta u japankama.', '2026-11-26 03:15:55.280183+00'),
	(170, 'sr', 'attraction', 1, 'distance', '80 m', '80 m', '2026-11-26 03:15:55.280183+00'),
	(171, 'sr', 'attraction', 1, 'location', 'Below the villas', 'Ispod vila', '2026-11-26 03:15:55.280183+00'),
	(172, 'sr', 'attraction', 2, 'title', 'Mount Athos cruise', 'Krstarenje oko Svete gore', '2026-11-26 03:15:55.280183+00'),
	(173, 'sr', 'attraction', 2, 'description', 'A boat along the monasteries of the Holy Mountain, from the little harbour; three hours, best in the morning.', 'Brodom duž manastira Svete gore, iz male luke; tri sata, najlepše ujutru.', '2026-11-26 03:15:55.280183+00'),
	(174, 'sr', 'attraction', 2, 'distance', '9 km', '9 km', '2026-11-26 03:15:55.280183+00'),
	(175, 'sr', 'attraction', 2, 'location', 'Ormos harbour', 'Luka Ormos', '2026-11-26 03:15:55.280183+00'),
	(176, 'sr', 'attraction', 3, 'title', 'Fish taverna on the pier', 'Riblja taverna na molu', '2026-11-26 03:15:55.280183+00'),
	(177, 'sr', 'attraction', 3, 'description', 'What came in at dawn, grilled over charcoal, with the boats in front of the table.', 'Ono što je stiglo u zoru, sa roštilja na ćumur, dok su čamci ispred stola.', '2026-11-26 03:15:55.280183+00'),
	(178, 'sr', 'attraction', 3, 'distance', '7 km', '7 km', '2026-11-26 03:15:55.280183+00'),
	(179, 'sr', 'attraction', 3, 'location', 'Harbour village', 'Selo sa lukom', '2026-11-26 03:15:55.280183+00'),
	(180, 'sr', 'attraction', 4, 'title', 'The village square', 'Seoski trg', '2026-11-26 03:15:55.280183+00'),
	(181, 'sr', 'attraction', 4, 'description', 'Two tavernas under a plane tree; moussaka on Sundays, music on Saturdays.', 'Dve taverne pod platanom; nedeljom musaka, subotom muzika.', '2026-11-26 03:15:55.280183+00'),
	(182, 'sr', 'attraction', 4, 'distance', '5 km', '5 km', '2026-11-26 03:15:55.280183+00'),
	(183, 'sr', 'attraction', 4, 'location', 'The old village', 'Staro selo', '2026-11-26 03:15:55.280183+00'),
	(184, 'sr', 'attraction', 5, 'title', 'Vineyard and kitchen', 'Vinograd i kuhinja', '2026-11-26 03:15:55.280183+00'),
	(185, 'sr', 'attraction', 5, 'description', 'A family winery that cooks for whoever calls the day before.', 'Porodična vinarija koja kuva za svakoga ko se javi dan ranije.', '2026-11-26 03:15:55.280183+00'),
	(186, 'sr', 'attraction', 5, 'distance', '8-9 km', '8–9 km', '2026-11-26 03:15:55.280183+00'),
	(187, 'sr', 'attraction', 5, 'location', 'The hills inland', 'Brda u unutrašnjosti', '2026-11-26 03:15:55.280183+00'),
	(188, 'sr', 'attraction', 6, 'title', 'Beach bar at the bay', 'Bar na plaži u zalivu', '2026-11-26 03:15:55.280183+00'),
	(189, 'sr', 'attraction', 6, 'description', 'Coffee in the morning, meze in the evening, sand under the chair all day.', 'Ujutru kafa, uveče meze, ceo dan pesak pod stolicom.', '2026-11-26 03:15:55.280183+00'),
	(190, 'sr', 'attraction', 6, 'distance', '5.2 km', '5,2 km', '2026-11-26 03:15:55.280183+00'),
	(191, 'sr', 'attraction', 6, 'location', 'The next bay', 'Susedni zaliv', '2026-11-26 03:15:55.280183+00'),
	(192, 'sr', 'attraction', 7, 'title', 'Long beaches of the south', 'Duge plaže na jugu', '2026-11-26 03:15:55.280183+00'),
	(193, 'sr', 'attraction', 7, 'description', 'Kilometres of sand and pine woods down to the water, for a day with a picnic.', 'Kilometri peska i borove šume do vode, za dan sa korpom za piknik.', '2026-11-26 03:15:55.280183+00'),
	(194, 'sr', 'attraction', 7, 'distance', '20-30 minutes by car', '20–30 minuta kolima', '2026-11-26 03:15:55.280183+00'),
	(195, 'sr', 'attraction', 7, 'location', 'Southern coast', 'Južna obala', '2026-11-26 03:15:55.280183+00'),
	(196, 'sr', 'attraction', 8, 'title', 'Olive-grove walk', 'Šetnja kroz maslinjak', '2026-11-26 03:15:55.280183+00'),
	(197, 'sr', 'attraction', 8, 'description', 'A marked path through olive groves and wild flowers to a chapel over the sea; two hours there and back.', 'Obeležena staza kroz maslinjake i poljsko cveće do kapele iznad mora; dva sata u oba pravca.', '2026-11-26 03:15:55.280183+00'),
	(198, 'sr', 'attraction', 8, 'distance', 'From the gate', 'Od kapije', '2026-11-26 03:15:55.280183+00'),
	(199, 'sr', 'attraction', 8, 'location', 'Behind the villas', 'Iza vila', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(200, 'sr', 'attraction', 9, 'title', 'Boats without a licence', 'Čamci bez dozvole', '2026-11-26 03:15:55.280183+00'),
	(201, 'sr', 'attraction', 9, 'description', 'Small motor boats for the islands off the coast, by the half day or the day.', 'Mali motorni čamci za ostrva pred obalom, na pola dana ili na ceo dan.', '2026-11-26 03:15:55.280183+00'),
	(202, 'sr', 'attraction', 9, 'distance', '20 km', '20 km', '2026-11-26 03:15:55.280183+00'),
	(203, 'sr', 'attraction', 9, 'location', 'Boat rental at the marina', 'Iznajmljivanje čamaca u marini', '2026-11-26 03:15:55.280183+00'),
	(204, 'sr', 'picture', 0, 'alts.*', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 'Bazen u vrtu i tri vile u zlatnoj večernjoj svetlosti, sa morem i planinskim vrhom na horizontu', '2026-11-26 03:15:55.280183+00'),
	(205, 'sr', 'picture', 0, 'alts.*', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 'Dug tirkizni bazen na terasi od svetlog kamena, sa ležaljkama i platnenim suncobranima, iza njega more', '2026-11-26 03:15:55.280183+00'),
	(206, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 'Villa Armonia: beli zidovi iznad kamenog prizemlja, kapci boje žalfije, gvozdeni balkon i drvena pergola nad terasom', '2026-11-26 03:15:55.280183+00'),
	(207, 'sr', 'picture', 0, 'alts.*', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 'Villa Eirini: sasvim beli zidovi, lukovi i plavi kapci, sa ljubičastom bugenvilijom preko pergole', '2026-11-26 03:15:55.280183+00'),
	(208, 'sr', 'picture', 0, 'alts.*', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 'Villa Thea: zabat od prirodnog kamena sa širokim drvenim prozorima, staklenim balkonom i trpezarijom u hladu', '2026-11-26 03:15:55.280183+00'),
	(209, 'sr', 'picture', 0, 'alts.*', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 'Villa Onar: zidovi boje peska sa sivoplavim kapcima, dugim drvenim balkonom i krovnom terasom sa bugenvilijom', '2026-11-26 03:15:55.280183+00'),
	(210, 'sr', 'picture', 0, 'alts.*', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 'Pogled sa gornjeg balkona preko bazena i terase za sunčanje na more i daleki vrh', '2026-11-26 03:15:55.280183+00'),
	(211, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 'Villa Armonia: svetla dnevna soba sa gredama na plafonu, lanenim foteljama i trpezarijskim stolom, vrata otvorena prema travnjaku i moru', '2026-11-26 03:15:55.280183+00'),
	(212, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 'Villa Armonia: otvorena kuhinja sa svetlozelenim ormarićima, glaziranim pločicama i drvenim policama pored trpezarijskog stola', '2026-11-26 03:15:55.280183+00'),
	(367, 'el', 'villa', 4, 'meaning', 'Dream', 'Όνειρο', '2026-11-26 03:15:55.280183+00'),
	(213, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: double bedroom with an oak bed, blue throw and a balcony door framing the sea', 'Villa Armonia: spavaća soba sa hrastovim bračnim krevetom, plavim prekrivačem i balkonskim vratima koja uokviruju more', '2026-11-26 03:15:55.280183+00'),
	(214, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: twin bedroom with two single beds, terracotta throws and a sea-view balcony', 'Villa Armonia: soba sa dva kreveta za jednu osobu, prekrivačima boje terakote i balkonom s pogledom na more', '2026-11-26 03:15:55.280183+00'),
	(215, 'sr', 'picture', 0, 'alts.*', 'Villa Armonia: bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 'Villa Armonia: kupatilo sa samostojećom kadom pod prozorom, kamenim zidom, hrastovim elementom i okruglim ogledalima', '2026-11-26 03:15:55.280183+00'),
	(216, 'sr', 'picture', 0, 'alts.*', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 'Mala mirna uvala sa svetlim peskom, bistrom tirkiznom vodom, nekoliko suncobrana i jedrilicom', '2026-11-26 03:15:55.280183+00'),
	(217, 'sr', 'picture', 0, 'alts.*', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 'Kutak za roštilj sa ozidanim kamenim roštiljem i postavljenim stolom pod pergolom od trske', '2026-11-26 03:15:55.280183+00'),
	(218, 'sr', 'picture', 0, 'alts.*', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 'Popločana staza kroz vrt uz pojas rascvetale lavande, vile u večernjoj svetlosti', '2026-11-26 03:15:55.280183+00'),
	(219, 'sr', 'picture', 0, 'alts.*', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 'Četiri vile, bazen i travnjaci iz vazduha, između zelenih brda i tirkizne obale', '2026-11-26 03:15:55.280183+00'),
	(220, 'sr', 'picture', 0, 'alts.*', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 'Sunce zalazi pored planinskog vrha na horizontu, njegova zlatna svetlost na mirnom moru i tamnim stenama ispred', '2026-11-26 03:15:55.280183+00'),
	(221, 'sr', 'picture', 0, 'alts.*', 'Footpath winding through an olive grove with wild flowers towards the sea', 'Staza koja vijuga kroz maslinjak i poljsko cveće ka moru', '2026-11-26 03:15:55.280183+00'),
	(222, 'sr', 'picture', 0, 'alts.*', 'Living room and kitchen of Villa Eirini: pale stone floor, striped rug, sea and mountain through the wide window', 'Dnevna soba i kuhinja vile Eirini: svetao kameni pod, prugasti tepih, more i planina kroz široki prozor', '2026-11-26 03:15:55.280183+00'),
	(223, 'sr', 'picture', 0, 'alts.*', 'Bedroom of Villa Eirini: double bed with a cobalt throw, grey-blue wall, balcony over the sea', 'Spavaća soba vile Eirini: bračni krevet sa kobaltnoplavim prekrivačem, sivoplavi zid, balkon nad morem', '2026-11-26 03:15:55.280183+00'),
	(224, 'sr', 'picture', 0, 'alts.*', 'Kitchen of Villa Eirini: sea-green tiles, open shelves with blue pottery, dining table', 'Kuhinja vile Eirini: pločice boje mora, otvorene police sa plavom keramikom, trpezarijski sto', '2026-11-26 03:15:55.280183+00'),
	(225, 'sr', 'picture', 0, 'alts.*', 'Living room of Villa Thea: oak boards, long sofa with olive cushions, table by the window towards the sea', 'Dnevna soba vile Thea: hrastove daske, dugačak kauč sa maslinastim jastucima, sto pored prozora prema moru', '2026-11-26 03:15:55.280183+00'),
	(226, 'sr', 'picture', 0, 'alts.*', 'Bedroom of Villa Thea: double bed with an olive throw, oak floor, balcony with a view of the peak', 'Spavaća soba vile Thea: bračni krevet sa maslinastim prekrivačem, hrastov pod, balkon s pogledom na vrh', '2026-11-26 03:15:55.280183+00'),
	(227, 'sr', 'picture', 0, 'alts.*', 'Living room of Villa Onar: terracotta tiles, long dining table, rust-red cushions, garden door', 'Dnevna soba vile Onar: pločice boje terakote, dugačak trpezarijski sto, jastuci boje rđe, vrata prema vrtu', '2026-11-26 03:15:55.280183+00'),
	(228, 'sr', 'picture', 0, 'alts.*', 'Bedroom of Villa Onar: double bed with a coral throw on terracotta tiles, balcony over the bay', 'Spavaća soba vile Onar: bračni krevet sa koralnim prekrivačem na pločicama boje terakote, balkon nad zalivom', '2026-11-26 03:15:55.280183+00'),
	(229, 'sr', 'picture', 0, 'alts.*', 'Bathroom of Villa Onar: freestanding bath under the window, natural stone wall, double basin', 'Kupatilo vile Onar: samostojeća kada pod prozorom, zid od prirodnog kamena, dvostruki umivaonik', '2026-11-26 03:15:55.280183+00'),
	(230, 'sr', 'price', 0, 'seasons.*', 'Easter', 'Uskrs', '2026-11-26 03:15:55.280183+00'),
	(231, 'sr', 'price', 0, 'seasons.*', 'Early Summer', 'Rano leto', '2026-11-26 03:15:55.280183+00'),
	(232, 'sr', 'price', 0, 'seasons.*', 'High Summer', 'Leto', '2026-11-26 03:15:55.280183+00'),
	(233, 'sr', 'price', 0, 'seasons.*', 'Peak Summer', 'Vrhunac leta', '2026-11-26 03:15:55.280183+00'),
	(234, 'sr', 'price', 0, 'seasons.*', 'Late Summer', 'Kasno leto', '2026-11-26 03:15:55.280183+00'),
	(235, 'sr', 'price', 0, 'seasons.*', 'Early Autumn', 'Rana jesen', '2026-11-26 03:15:55.280183+00'),
	(236, 'sr', 'price', 0, 'discounts.*', 'Early booking 10%', 'Rana rezervacija 10%', '2026-11-26 03:15:55.280183+00'),
	(237, 'sr', 'price', 0, 'discounts.*', 'Early booking 5%', 'Rana rezervacija 5%', '2026-11-26 03:15:55.280183+00'),
	(238, 'sr', 'price', 0, 'discounts.*', 'Returning guests 3%', 'Stalni gosti 3%', '2026-11-26 03:15:55.280183+00'),
	(239, 'sr', 'price', 0, 'terms.*', 'For bookings until December 31, 2026, of 7 nights or more', 'Za rezervacije do 31. decembra 2026, od 7 noći ili više', '2026-11-26 03:15:55.280183+00'),
	(240, 'sr', 'price', 0, 'terms.*', 'For bookings in January and February 2027, of 5 nights or more', 'Za rezervacije u januaru i februaru 2027, od 5 noći ili više', '2026-11-26 03:15:55.280183+00'),
	(241, 'sr', 'price', 0, 'terms.*', 'For guests who have stayed with us before, 7 nights or more', 'Za goste koji su već boravili kod nas, od 7 noći ili više', '2026-11-26 03:15:55.280183+00'),
	(242, 'sr', 'settings', 0, 'general.tagline', 'Your Perfect Seaside Escape', 'Vaš savršeni odmor na moru', '2026-11-26 03:15:55.280183+00'),
	(243, 'sr', 'settings', 0, 'general.heroTitle', 'Four villas between the garden and the sea', 'Četiri vile između vrta i mora', '2026-11-26 03:15:55.280183+00'),
	(244, 'sr', 'settings', 0, 'general.heroSubtitle', 'Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach', 'Dvoetažne vile s pogledom na more na grčkoj obali, sto metara od mirne plaže', '2026-11-26 03:15:55.280183+00'),
	(245, 'sr', 'settings', 0, 'general.heroText', 'Choose your dates, see the price of every night, and book with the owners themselves.', 'Izaberite datume, vidite cenu svake noći i rezervišite kod samih vlasnika.', '2026-11-26 03:15:55.280183+00'),
	(246, 'sr', 'settings', 0, 'seo.metaTitle', 'Sea-view villas on the Greek coast, booked directly', 'Vile s pogledom na more u Grčkoj, direktno od vlasnika', '2026-11-26 03:15:55.280183+00'),
	(247, 'sr', 'settings', 0, 'seo.metaDescription', 'Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners.', 'Četiri vile s pogledom na more, sa bazenom i vrtom, 100 m od mirne plaže na Halkidikiju. Slobodni termini i cene, rezervacija direktno kod vlasnika.', '2026-11-26 03:15:55.280183+00'),
	(248, 'sr', 'settings', 0, 'included.list', 'The whole villa with its terrace
Shared pool, garden and sun terrace
Bed linen and towels, beach towels too
Cleaning before you arrive, and once in longer stays
WiFi in every room
Air conditioning, water and electricity
A parking place inside the gate
A welcome by your host', 'Cela vila sa svojom terasom
Zajednički bazen, vrt i terasa za sunčanje
Posteljina i peškiri, i peškiri za plažu
Čišćenje pre dolaska, a kod dužih boravaka još jednom
WiFi u svakoj sobi
Klima-uređaj, voda i struja
Parking mesto unutar kapije
Domaćini Vas dočekuju', '2026-11-26 03:15:55.280183+00'),
	(249, 'sr', 'settings', 0, 'testimonials.quote1', 'We swam before breakfast every single day. The children still ask when we are going home, and they mean there.', 'Kupali smo se pre doručka svakog dana. Deca i dalje pitaju kada idemo kući, a misle tamo.', '2026-11-26 03:15:55.280183+00'),
	(250, 'sr', 'settings', 0, 'testimonials.guests1', 'A family of five, Villa Armonia', 'Petočlana porodica, Villa Armonia', '2026-11-26 03:15:55.280183+00'),
	(251, 'sr', 'settings', 0, 'testimonials.quote2', 'Spotless house, honest photographs, and hosts who were there when we needed them and nowhere to be seen when we did not.', 'Besprekorno čista kuća, iskrene fotografije i domaćini koji su bili tu kada su nam trebali, a inače se nisu videli.', '2026-11-26 03:15:55.280183+00'),
	(252, 'sr', 'settings', 0, 'testimonials.guests2', 'Two couples, Villa Thea', 'Dva para, Villa Thea', '2026-11-26 03:15:55.280183+00'),
	(253, 'sr', 'settings', 0, 'testimonials.quote3', 'The roof terrace at night is worth the journey alone. We have already chosen our week for next year.', 'Krovna terasa noću vredi puta sama po sebi. Već smo izabrali svoju sedmicu za sledeću godinu.', '2026-11-26 03:15:55.280183+00'),
	(254, 'sr', 'settings', 0, 'testimonials.guests3', 'A couple, Villa Onar', 'Par, Villa Onar', '2026-11-26 03:15:55.280183+00'),
	(255, 'sr', 'settings', 0, 'rating.word', 'Exceptional', 'Izuzetno', '2026-11-26 03:15:55.280183+00'),
	(256, 'sr', 'settings', 0, 'rating.source', 'Average of guest reviews collected by the owners', 'Prosek ocena gostiju koje su prikupili vlasnici', '2026-11-26 03:15:55.280183+00'),
	(257, 'sr', 'settings', 0, 'company.activity', 'Short-term accommodation', 'Kratkoročni smeštaj', '2026-11-26 03:15:55.280183+00'),
	(258, 'sr', 'settings', 0, 'company.vatStatement', 'All prices include VAT.', 'U sve cene je uračunat PDV.', '2026-11-26 03:15:55.280183+00'),
	(259, 'sr', 'law', 0, 'texts.terms', '## Who you book with
You book directly with the owners of the villas. The company named in the footer, with its registration and tax number, is your contract partner; the accommodation is registered in Greece under the number shown there.

## How a stay is booked
Choose dates, check the price and confirm. By pressing the order button you make a binding booking with an obligation to pay. The booking is confirmed once the first payment has been approved by the bank; you then get a confirmation by e-mail.

The minimum stay is 5 nights. Check-in and check-out are possible from Monday to Saturday. At most 6 guests stay in a villa, fewer where the villa is smaller.

## Prices and payment
Prices are shown in euro and include VAT. You pay by Visa or MasterCard, in full or in three stages: 30% to confirm the booking, 30% due 60 days before arrival and the remaining 40% due 20 days before arrival. Bank transfer is possible by agreement.

Card payments are charged in Serbian dinars (RSD). The euro price is converted at the National Bank of Serbia''s middle rate shown before you pay. If your card is held in another currency, your bank converts the dinar amount at its own rate, so the amount on your statement may differ slightly from the euro price.

A security deposit of 500 euro is paid in cash at check-in and given back at check-out.

## Arrival and departure
Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself. Check-out is by 11:00.

## Cancellation and refunds
If you cancel 21 days or more before arrival, 70% of what you have paid is refunded. Under 21 days nothing is refunded. Early departures and no-shows are fully charged.

Refunds go back only to the card that was used for the payment, through the card schemes.

## No right of withdrawal
For accommodation booked for fixed dates the law gives no right of withdrawal.

## Complaints and questions
Write or call us with the contact details in the footer, or use Contact Support under My Reservations. We answer within 24 hours.

To complain, tick ''This is a complaint'' there, or write or call us. We confirm every complaint with a number, answer it with a decision within 8 days and solve it within 15 days of receiving it.

## How the stay is provided
The villa is handed over to you in person or by self check-in on the day of arrival; your confirmation tells how.', '## Kod koga rezervišete
Rezervišete direktno kod vlasnika vila. Vaš ugovorni partner je privredno društvo navedeno u podnožju strane, sa matičnim brojem i PIB-om; smeštaj je registrovan u Grčkoj pod brojem koji je tamo naveden.

## Kako se boravak rezerviše
Izaberite datume, proverite cenu i potvrdite. Pritiskom na dugme za naručivanje zaključujete obavezujuću rezervaciju sa obavezom plaćanja. Rezervacija je potvrđena kada banka odobri prvu uplatu; tada dobijate potvrdu e-poštom.

Najkraći boravak je 5 noći. Dolazak i odlazak su mogući od ponedeljka do subote. U jednoj vili boravi najviše 6 gostiju, a manje tamo gde je vila manja.

## Cene i plaćanje
Cene su iskazane u evrima i u njih je uračunat PDV. Plaćate karticom Visa ili MasterCard, u celosti ili u tri rate: 30% za potvrdu rezervacije, 30% najkasnije 60 dana pre dolaska i preostalih 40% najkasnije 20 dana pre dolaska. Plaćanje na račun moguće je po dogovoru.

Plaćanja karticom naplaćuju se u dinarima (RSD). Cena u evrima preračunava se po srednjem kursu Narodne banke Srbije koji vidite pre plaćanja. Ako je Vaša kartica u drugoj valuti, Vaša banka preračunava iznos u dinarima po svom kursu, pa iznos na izvodu može neznatno da se razlikuje od cene u evrima.

Depozit od 500 evra plaća se gotovinom prilikom dolaska i vraća se prilikom odlaska.

## Dolazak i odlazak
Prijava je od 15.00 do 18.30 kod domaćina, ili samostalno do 23.00. Odjava je do 11.00.

## Otkazivanje i povraćaj
Ako otkažete 21 dan ili više pre dolaska, vraća se 70% onoga što ste platili. Ispod 21 dana ne vraća se ništa. Raniji odlazak i nedolazak naplaćuju se u celosti.

Povraćaj se vrši isključivo na karticu kojom je plaćeno, preko kartičarskih organizacija.

## Bez prava na odustanak
Za smeštaj rezervisan za određene datume zakon ne predviđa pravo na odustanak od ugovora.

## Reklamacije i pitanja
Pišite nam ili nas pozovite preko podataka u podnožju strane, ili koristite „Pišite nam“ pod „Moje rezervacije“. Odgovaramo u roku od 24 sata.

Da biste izjavili reklamaciju, tamo označite „Ovo je reklamacija“, ili nam pišite ili nas pozovite. Prijem svake reklamacije potvrđujemo brojem, na nju odgovaramo odlukom u roku od 8 dana i rešavamo je u roku od 15 dana od prijema.

## Kako se usluga pruža
Vila Vam se predaje lično ili samostalnom prijavom na dan dolaska; kako, piše u Vašoj potvrdi.', '2026-11-26 03:15:55.280183+00'),
	(260, 'sr', 'law', 0, 'texts.privacy', '## What we keep
To book a stay we need your name, e-mail address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law asks; what our mails to you said for two years; support requests, and accounts that nobody uses, for three; complaints with their answers, which consumer law makes us list, for two, also when you erase your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared; what the bank told us about payments for five; when and from which network somebody signed in, or tried to, for one. After that they are cleared by themselves.

## Card data
You enter your card details only on the payment page of the bank. They travel encrypted, and reach neither this site nor its owner. We see only whether the payment was approved, and the bank''s references.

## What we use it for
To provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising.

## Cookies
This site sets one cookie when you sign in, one that remembers for a year that you have signed in on this device, so that nobody who guesses passwords can keep you out, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, and one that carries a short message, such as ''Logged Out'', to the next page and is gone within a minute. Your browser also remembers the dates that you chose last, until you clear them; they are not sent to us unless you search or book. What you type into a form stays in the tab of your browser until you send it, log out or close the tab, so that a reload or a lost connection loses nothing; passwords, codes and card details are never kept. The site loads no fonts, scripts or trackers from other sites.

## How fast pages are
Your browser tells this site how long a page took to appear and to answer, by kind of page and whether it was a phone, without a cookie and without anything that names you. A browser that asks not to be tracked sends nothing.

## Who else sees it
The bank that processes your payment, and the authorities where the law demands it.

## Your rights
Under ''Your data'', when you are logged in, you can download what we keep about you, see where you are signed in, and erase it as far as the law lets us. To have something corrected, or for anything else, write to the e-mail address in the footer.', '## Šta čuvamo
Za rezervaciju boravka potrebni su nam Vaše ime, adresa e-pošte, broj telefona, država, broj gostiju i ono što napišete pod posebnim željama. Vaše rezervacije i plaćanja čuvamo deset godina, kako nalaže poreski zakon; sadržaj poruka koje smo Vam poslali dve godine; zahteve podršci i naloge koje niko ne koristi tri; reklamacije sa odgovorima, koje po zakonu o zaštiti potrošača moramo da evidentiramo, dve, i onda kada obrišete svoje podatke; brojeve ličnih dokumenata, koje tražimo samo tamo gde to traži grčka poreska uprava, šifrovano i do 30 dana nakon prijave; ono što nam je banka javila o plaćanjima pet; kada se i sa koje mreže neko prijavio, ili pokušao da se prijavi, jednu. Posle toga se podaci sami brišu.

## Podaci o kartici
Podatke o kartici unosite samo na strani banke za plaćanje. Oni putuju šifrovani i ne stižu ni do ovog sajta ni do njegovog vlasnika. Mi vidimo samo da li je plaćanje odobreno i bankine oznake.

## Za šta ih koristimo
Da bismo Vam pružili boravak, pisali Vam o njemu i vodili poslovne knjige. Podatke ne prodajemo niti iznajmljujemo, i ne prikazujemo reklame.

## Kolačići
Ovaj sajt postavlja jedan kolačić kada se prijavite, jedan koji godinu dana pamti da ste se prijavili na ovom uređaju, kako Vas niko ko pogađa lozinke ne bi zadržao napolju, jedan na deset minuta između dva koraka prijave kada ih je administrator tražio, jedan koji jedan dan čuva rezervaciju koju popunjavate i jedan koji kratku poruku, kao što je „Odjavljeni ste“, prenosi na sledeću stranu i nestaje za minut. Vaš pregledač pamti i datume koje ste poslednje izabrali, dok ih ne obrišete; oni nam se ne šalju osim ako pretražujete ili rezervišete. Ono što upišete u obrazac ostaje u kartici pregledača dok ga ne pošaljete, ne odjavite se ili ne zatvorite karticu, tako da osvežavanje strane ili prekid veze ništa ne izgubi; lozinke, kodovi i podaci o kartici nikada se ne čuvaju. Sajt ne učitava fontove, skripte ni alate za praćenje sa drugih sajtova.

## Brzina strana
Vaš pregledač javlja ovom sajtu koliko je trajalo dok se strana pojavila i odgovorila, po vrsti strane i da li je telefon, bez kolačića i bez ičega što Vas imenuje. Pregledač koji traži da ne bude praćen ne šalje ništa.

## Ko ih još vidi
Banka koja obrađuje Vaše plaćanje, i državni organi tamo gde zakon to nalaže.

## Vaša prava
Pod „Vaši podaci“, kada ste prijavljeni, možete da preuzmete ono što o Vama čuvamo, vidite gde ste prijavljeni i to obrišete, koliko zakon dozvoljava. Za ispravku ili bilo šta drugo pišite na adresu e-pošte u podnožju strane.', '2026-11-26 03:15:55.280183+00'),
	(261, 'el', 'villa', 1, 'meaning', 'Harmony', 'Αρμονία', '2026-11-26 03:15:55.280183+00'),
	(262, 'el', 'villa', 1, 'claim', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 'Δύο όροφοι ηρεμίας με λευκούς τοίχους και παντζούρια στο χρώμα του φασκόμηλου, πέργκολα για πρωινά με την ησυχία σας και θάλασσα από κάθε παράθυρο του ορόφου.', '2026-11-26 03:15:55.280183+00'),
	(263, 'el', 'villa', 1, 'about', 'Armonia stands closest to the pool. Downstairs a beamed living room opens onto the patio and the lawn; the kitchen is made for people who like to cook with what the village market had that morning. Upstairs, two quiet bedrooms share the long view over the garden to the sea and, on clear evenings, to the peak of Mount Athos.

Families like it for the ground-floor sofa bed and the short way to the water; friends like it for the table under the pergola that seats everybody.', 'Η Αρμονία βρίσκεται πιο κοντά στην πισίνα. Στο ισόγειο, το καθιστικό με τα ξύλινα δοκάρια ανοίγει στο αίθριο και στο γρασίδι· η κουζίνα είναι φτιαγμένη για όσους μαγειρεύουν με ό,τι έφερε το πρωί η αγορά του χωριού. Στον όροφο, δύο ήσυχα υπνοδωμάτια μοιράζονται τη θέα πάνω από τον κήπο προς τη θάλασσα και, τα καθαρά βράδια, ως την κορυφή του Άθω.

Οι οικογένειες την αγαπούν για τον καναπέ-κρεβάτι στο ισόγειο και τον σύντομο δρόμο ως το νερό· οι φίλοι για το τραπέζι κάτω από την πέργκολα, που τους χωράει όλους.', '2026-11-26 03:15:55.280183+00'),
	(264, 'el', 'villa', 1, 'features.*.title', 'Pergola patio', 'Αίθριο με πέργκολα', '2026-11-26 03:15:55.280183+00'),
	(265, 'el', 'villa', 1, 'features.*.title', 'Sea-view bedrooms', 'Υπνοδωμάτια με θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(266, 'el', 'villa', 1, 'features.*.title', 'Steps from the pool', 'Δυο βήματα από την πισίνα', '2026-11-26 03:15:55.280183+00'),
	(267, 'el', 'villa', 1, 'features.*.description', 'A shaded table for six beside the garden, with an outdoor light that stays warm, not bright.', 'Σκιερό τραπέζι για έξι δίπλα στον κήπο, με φωτισμό ζεστό και όχι δυνατό.', '2026-11-26 03:15:55.280183+00'),
	(268, 'el', 'villa', 1, 'features.*.description', 'Both bedrooms upstairs look over the garden to the sea, each with its own balcony door.', 'Και τα δύο υπνοδωμάτια του ορόφου βλέπουν πάνω από τον κήπο τη θάλασσα, το καθένα με δική του μπαλκονόπορτα.', '2026-11-26 03:15:55.280183+00'),
	(269, 'el', 'villa', 1, 'features.*.description', 'Twenty metres across the lawn, close enough to hear the children, far enough to read.', 'Είκοσι μέτρα μέσα από το γρασίδι: αρκετά κοντά για να ακούτε τα παιδιά, αρκετά μακριά για να διαβάζετε.', '2026-11-26 03:15:55.280183+00'),
	(270, 'el', 'villa', 1, 'rooms.*.name', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(271, 'el', 'villa', 1, 'rooms.*.name', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(272, 'el', 'villa', 1, 'rooms.*.name', 'Second bedroom', 'Δεύτερο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(273, 'el', 'villa', 1, 'rooms.*.beds', 'Sofa bed, open to the patio', 'Καναπές-κρεβάτι, έξοδος στο αίθριο', '2026-11-26 03:15:55.280183+00'),
	(274, 'el', 'villa', 1, 'rooms.*.beds', 'Double bed, balcony door to the sea', 'Διπλό κρεβάτι, μπαλκονόπορτα προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(275, 'el', 'villa', 1, 'rooms.*.beds', 'Double bed and single bed, view over the garden', 'Διπλό και μονό κρεβάτι, θέα στον κήπο', '2026-11-26 03:15:55.280183+00'),
	(276, 'el', 'villa', 1, 'captions.*.text', 'The house', 'Το σπίτι', '2026-11-26 03:15:55.280183+00'),
	(277, 'el', 'villa', 1, 'captions.*.text', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(278, 'el', 'villa', 1, 'captions.*.text', 'Kitchen', 'Κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(279, 'el', 'villa', 1, 'captions.*.text', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(280, 'el', 'villa', 1, 'captions.*.text', 'Second bedroom', 'Δεύτερο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(281, 'el', 'villa', 1, 'captions.*.text', 'Bathroom', 'Μπάνιο', '2026-11-26 03:15:55.280183+00'),
	(282, 'el', 'villa', 1, 'captions.*.text', 'The garden table', 'Το τραπέζι του κήπου', '2026-11-26 03:15:55.280183+00'),
	(283, 'el', 'villa', 1, 'captions.*.text', 'The pool, shared by the four villas', 'Η πισίνα, κοινή για τις τέσσερις βίλες', '2026-11-26 03:15:55.280183+00'),
	(284, 'el', 'villa', 1, 'amenities.*', 'Free WiFi', 'Δωρεάν WiFi', '2026-11-26 03:15:55.280183+00'),
	(285, 'el', 'villa', 1, 'amenities.*', 'Air conditioning in every room', 'Κλιματισμός σε κάθε δωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(286, 'el', 'villa', 1, 'amenities.*', 'Private parking', 'Ιδιωτικός χώρος στάθμευσης', '2026-11-26 03:15:55.280183+00'),
	(287, 'el', 'villa', 1, 'amenities.*', 'Sea view', 'Θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(288, 'el', 'villa', 1, 'amenities.*', 'Fully equipped kitchen', 'Πλήρως εξοπλισμένη κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(289, 'el', 'villa', 1, 'amenities.*', 'Terrace', 'Βεράντα', '2026-11-26 03:15:55.280183+00'),
	(290, 'el', 'villa', 1, 'amenities.*', 'Shared pool', 'Κοινόχρηστη πισίνα', '2026-11-26 03:15:55.280183+00'),
	(291, 'el', 'villa', 1, 'amenities.*', 'Washing machine', 'Πλυντήριο ρούχων', '2026-11-26 03:15:55.280183+00'),
	(292, 'el', 'villa', 1, 'amenities.*', 'Bed linen and towels', 'Σεντόνια και πετσέτες', '2026-11-26 03:15:55.280183+00'),
	(293, 'el', 'villa', 1, 'amenities.*', 'Smart TV', 'Έξυπνη τηλεόραση', '2026-11-26 03:15:55.280183+00'),
	(294, 'el', 'villa', 1, 'amenities.*', 'Baby cot on request', 'Παιδική κούνια κατόπιν αιτήματος', '2026-11-26 03:15:55.280183+00'),
	(295, 'el', 'villa', 1, 'amenities.*', 'Barbecue', 'Ψησταριά', '2026-11-26 03:15:55.280183+00'),
	(296, 'el', 'villa', 2, 'meaning', 'Peace', 'Ειρήνη', '2026-11-26 03:15:55.280183+00'),
	(297, 'el', 'villa', 2, 'claim', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 'Λευκές καμάρες, μπλε παντζούρια και μια βουκαμβίλια που δεν σταματά να ανθίζει: το πιο ήσυχο από τα τέσσερα σπίτια, στην άκρη του κήπου.', '2026-11-26 03:15:55.280183+00'),
	(298, 'el', 'villa', 2, 'about', 'Eirini is the house for sleeping late. It stands at the far side of the garden behind a bougainvillea, and the only morning sound is the sea, a hundred metres down the path. The rooms are cool and plain: lime plaster, linen, oak.

The twin room is a favourite of children; the terrace upstairs is where the evening is spent, with the sun going down beside the mountain.', 'Η Ειρήνη είναι το σπίτι για ύπνο ως αργά. Στέκει στην άλλη άκρη του κήπου, πίσω από μια βουκαμβίλια, και ο μόνος πρωινός ήχος είναι η θάλασσα, εκατό μέτρα πιο κάτω στο μονοπάτι. Τα δωμάτια είναι δροσερά και λιτά: ασβεστοκονίαμα, λινό, δρυς.

Το δωμάτιο με τα δύο κρεβάτια αρέσει ιδιαίτερα στα παιδιά· το βράδυ περνά στην επάνω βεράντα, με τον ήλιο να δύει πλάι στο βουνό.', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(299, 'el', 'villa', 2, 'features.*.title', 'The quiet corner', 'Η ήσυχη γωνιά', '2026-11-26 03:15:55.280183+00'),
	(300, 'el', 'villa', 2, 'features.*.title', 'Sunset terrace', 'Βεράντα για το ηλιοβασίλεμα', '2026-11-26 03:15:55.280183+00'),
	(301, 'el', 'villa', 2, 'features.*.title', 'Cool in August', 'Δροσιά και τον Αύγουστο', '2026-11-26 03:15:55.280183+00'),
	(302, 'el', 'villa', 2, 'features.*.description', 'Set apart at the edge of the garden, with nobody passing by.', 'Ξεχωριστά, στην άκρη του κήπου, εκεί που δεν περνά κανείς.', '2026-11-26 03:15:55.280183+00'),
	(303, 'el', 'villa', 2, 'features.*.description', 'An upper terrace that faces the sea and the last light of the day.', 'Επάνω βεράντα που κοιτάζει τη θάλασσα και το τελευταίο φως της ημέρας.', '2026-11-26 03:15:55.280183+00'),
	(304, 'el', 'villa', 2, 'features.*.description', 'Thick walls, cross-breeze and air conditioning in every room.', 'Χοντροί τοίχοι, ρεύμα αέρα και κλιματισμός σε κάθε δωμάτιο.', '2026-11-26 03:15:55.280183+00'),
	(305, 'el', 'villa', 2, 'rooms.*.name', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(306, 'el', 'villa', 2, 'rooms.*.name', 'Second bedroom', 'Δεύτερο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(307, 'el', 'villa', 2, 'rooms.*.name', 'Third bedroom', 'Τρίτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(308, 'el', 'villa', 2, 'rooms.*.beds', 'Double bed, balcony over the sea', 'Διπλό κρεβάτι, μπαλκόνι πάνω από τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(309, 'el', 'villa', 2, 'rooms.*.beds', 'Double bed', 'Διπλό κρεβάτι', '2026-11-26 03:15:55.280183+00'),
	(310, 'el', 'villa', 2, 'rooms.*.beds', 'Two single beds', 'Δύο μονά κρεβάτια', '2026-11-26 03:15:55.280183+00'),
	(311, 'el', 'villa', 2, 'captions.*.text', 'The house', 'Το σπίτι', '2026-11-26 03:15:55.280183+00'),
	(312, 'el', 'villa', 2, 'captions.*.text', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(313, 'el', 'villa', 2, 'captions.*.text', 'Kitchen', 'Κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(314, 'el', 'villa', 2, 'captions.*.text', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(315, 'el', 'villa', 2, 'captions.*.text', 'The path to the sea', 'Το μονοπάτι προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(316, 'el', 'villa', 2, 'captions.*.text', 'Evening over the bay', 'Βράδυ στον κόλπο', '2026-11-26 03:15:55.280183+00'),
	(532, 'de', 'villa', 1, 'rooms.*.name', 'Second bedroom', 'Zweites Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(317, 'el', 'villa', 2, 'captions.*.text', 'The pool, shared by the four villas', 'Η πισίνα, κοινή για τις τέσσερις βίλες', '2026-11-26 03:15:55.280183+00'),
	(318, 'el', 'villa', 2, 'captions.*.text', 'The beach below the garden', 'Η παραλία κάτω από τον κήπο', '2026-11-26 03:15:55.280183+00'),
	(319, 'el', 'villa', 2, 'amenities.*', 'Free WiFi', 'Δωρεάν WiFi', '2026-11-26 03:15:55.280183+00'),
	(320, 'el', 'villa', 2, 'amenities.*', 'Air conditioning in every room', 'Κλιματισμός σε κάθε δωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(321, 'el', 'villa', 2, 'amenities.*', 'Private parking', 'Ιδιωτικός χώρος στάθμευσης', '2026-11-26 03:15:55.280183+00'),
	(322, 'el', 'villa', 2, 'amenities.*', 'Sea view', 'Θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(323, 'el', 'villa', 2, 'amenities.*', 'Fully equipped kitchen', 'Πλήρως εξοπλισμένη κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(324, 'el', 'villa', 2, 'amenities.*', 'Terrace', 'Βεράντα', '2026-11-26 03:15:55.280183+00'),
	(325, 'el', 'villa', 2, 'amenities.*', 'Shared pool', 'Κοινόχρηστη πισίνα', '2026-11-26 03:15:55.280183+00'),
	(326, 'el', 'villa', 2, 'amenities.*', 'Washing machine', 'Πλυντήριο ρούχων', '2026-11-26 03:15:55.280183+00'),
	(327, 'el', 'villa', 2, 'amenities.*', 'Bed linen and towels', 'Σεντόνια και πετσέτες', '2026-11-26 03:15:55.280183+00'),
	(328, 'el', 'villa', 2, 'amenities.*', 'Smart TV', 'Έξυπνη τηλεόραση', '2026-11-26 03:15:55.280183+00'),
	(329, 'el', 'villa', 2, 'amenities.*', 'Baby cot on request', 'Παιδική κούνια κατόπιν αιτήματος', '2026-11-26 03:15:55.280183+00'),
	(330, 'el', 'villa', 2, 'amenities.*', 'Barbecue', 'Ψησταριά', '2026-11-26 03:15:55.280183+00'),
	(331, 'el', 'villa', 3, 'meaning', 'View', 'Θέα', '2026-11-26 03:15:55.280183+00'),
	(332, 'el', 'villa', 3, 'claim', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 'Φυσική πέτρα, φαρδιά ξύλινα παράθυρα και γυάλινο μπαλκόνι: το σπίτι με την πιο ανοιχτή θέα, πάνω από την πισίνα και τις ελιές ως το πέλαγος.', '2026-11-26 03:15:55.280183+00'),
	(333, 'el', 'villa', 3, 'about', 'Thea is built of the stone of the hill it stands on and looks over everything: the pool, the lawns, the olive grove, the bay. The living room and the kitchen are one long space with windows from wall to wall.

Three double bedrooms make it the choice of couples who travel together; everybody gets a view, and nobody has to draw lots.', 'Η Θέα είναι χτισμένη από την πέτρα του λόφου όπου στέκει και τα βλέπει όλα: την πισίνα, το γρασίδι, τον ελαιώνα, τον κόλπο. Το καθιστικό και η κουζίνα είναι ένας μακρύς χώρος με παράθυρα από τοίχο σε τοίχο.

Με τρία δίκλινα υπνοδωμάτια είναι η επιλογή των ζευγαριών που ταξιδεύουν μαζί· όλοι έχουν θέα και κανείς δεν χρειάζεται να τραβήξει κλήρο.', '2026-11-26 03:15:55.280183+00'),
	(334, 'el', 'villa', 3, 'features.*.title', 'Glass balcony', 'Γυάλινο μπαλκόνι', '2026-11-26 03:15:55.280183+00'),
	(335, 'el', 'villa', 3, 'features.*.title', 'Three double bedrooms', 'Τρία υπνοδωμάτια με διπλό κρεβάτι', '2026-11-26 03:15:55.280183+00'),
	(336, 'el', 'villa', 3, 'features.*.title', 'Shaded dining', 'Τραπεζαρία στη σκιά', '2026-11-26 03:15:55.280183+00'),
	(337, 'el', 'villa', 3, 'features.*.description', 'Nothing between the armchair and the horizon.', 'Τίποτα ανάμεσα στην πολυθρόνα και τον ορίζοντα.', '2026-11-26 03:15:55.280183+00'),
	(338, 'el', 'villa', 3, 'features.*.description', 'Each with its own wardrobe, reading lights and a window to the sea.', 'Το καθένα με τη δική του ντουλάπα, φώτα για διάβασμα και παράθυρο προς τη θάλασσα.', '2026-11-26 03:15:55.280183+00'),
	(339, 'el', 'villa', 3, 'features.*.description', 'A stone patio on the north side, cool at noon, for lunches that turn into afternoons.', 'Πέτρινο αίθριο στη βορινή πλευρά, δροσερό το μεσημέρι, για γεύματα που κρατούν ως το απόγευμα.', '2026-11-26 03:15:55.280183+00'),
	(340, 'el', 'villa', 3, 'rooms.*.name', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(341, 'el', 'villa', 3, 'rooms.*.name', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(342, 'el', 'villa', 3, 'rooms.*.name', 'Second bedroom', 'Δεύτερο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(343, 'el', 'villa', 3, 'rooms.*.name', 'Third bedroom', 'Τρίτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(344, 'el', 'villa', 3, 'rooms.*.beds', 'Sofa bed', 'Καναπές-κρεβάτι', '2026-11-26 03:15:55.280183+00'),
	(345, 'el', 'villa', 3, 'rooms.*.beds', 'Double bed, balcony with a view of the peak', 'Διπλό κρεβάτι, μπαλκόνι με θέα στην κορυφή', '2026-11-26 03:15:55.280183+00'),
	(346, 'el', 'villa', 3, 'rooms.*.beds', 'Double bed, window to the sea', 'Διπλό κρεβάτι, παράθυρο προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(347, 'el', 'villa', 3, 'captions.*.text', 'The house', 'Το σπίτι', '2026-11-26 03:15:55.280183+00'),
	(348, 'el', 'villa', 3, 'captions.*.text', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(349, 'el', 'villa', 3, 'captions.*.text', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(350, 'el', 'villa', 3, 'captions.*.text', 'View from the balcony', 'Θέα από το μπαλκόνι', '2026-11-26 03:15:55.280183+00'),
	(351, 'el', 'villa', 3, 'captions.*.text', 'The garden and the bay', 'Ο κήπος και ο κόλπος', '2026-11-26 03:15:55.280183+00'),
	(352, 'el', 'villa', 3, 'captions.*.text', 'The path to the sea', 'Το μονοπάτι προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(353, 'el', 'villa', 3, 'captions.*.text', 'The pool, shared by the four villas', 'Η πισίνα, κοινή για τις τέσσερις βίλες', '2026-11-26 03:15:55.280183+00'),
	(354, 'el', 'villa', 3, 'captions.*.text', 'The beach below the garden', 'Η παραλία κάτω από τον κήπο', '2026-11-26 03:15:55.280183+00'),
	(355, 'el', 'villa', 3, 'amenities.*', 'Free WiFi', 'Δωρεάν WiFi', '2026-11-26 03:15:55.280183+00'),
	(356, 'el', 'villa', 3, 'amenities.*', 'Air conditioning in every room', 'Κλιματισμός σε κάθε δωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(357, 'el', 'villa', 3, 'amenities.*', 'Private parking', 'Ιδιωτικός χώρος στάθμευσης', '2026-11-26 03:15:55.280183+00'),
	(358, 'el', 'villa', 3, 'amenities.*', 'Sea view', 'Θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(359, 'el', 'villa', 3, 'amenities.*', 'Fully equipped kitchen', 'Πλήρως εξοπλισμένη κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(360, 'el', 'villa', 3, 'amenities.*', 'Terrace', 'Βεράντα', '2026-11-26 03:15:55.280183+00'),
	(361, 'el', 'villa', 3, 'amenities.*', 'Shared pool', 'Κοινόχρηστη πισίνα', '2026-11-26 03:15:55.280183+00'),
	(362, 'el', 'villa', 3, 'amenities.*', 'Washing machine', 'Πλυντήριο ρούχων', '2026-11-26 03:15:55.280183+00'),
	(363, 'el', 'villa', 3, 'amenities.*', 'Bed linen and towels', 'Σεντόνια και πετσέτες', '2026-11-26 03:15:55.280183+00'),
	(364, 'el', 'villa', 3, 'amenities.*', 'Smart TV', 'Έξυπνη τηλεόραση', '2026-11-26 03:15:55.280183+00'),
	(365, 'el', 'villa', 3, 'amenities.*', 'Baby cot on request', 'Παιδική κούνια κατόπιν αιτήματος', '2026-11-26 03:15:55.280183+00'),
	(368, 'el', 'villa', 4, 'claim', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 'Τοίχοι στο χρώμα της άμμου, μακρύ ξύλινο μπαλκόνι και ταράτσα για τα αστέρια: το μικρότερο σπίτι, και αυτό στο οποίο οι επισκέπτες επιστρέφουν.', '2026-11-26 03:15:55.280183+00'),
	(369, 'el', 'villa', 4, 'about', 'Onar is the smallest of the four and has what none of the others have: a roof terrace, reached by an outside stair, where the night sky over the Aegean is all yours. Inside it is a snug house for a family of four or five.

The barbecue corner of the garden is just beyond the kitchen door, which is why the evenings here tend to begin early and end late.', 'Το Όναρ είναι η μικρότερη από τις τέσσερις βίλες και έχει ό,τι δεν έχει καμία άλλη: μια ταράτσα με εξωτερική σκάλα, όπου ο νυχτερινός ουρανός του Αιγαίου είναι όλος δικός σας. Μέσα είναι ένα ζεστό σπίτι για οικογένεια τεσσάρων ή πέντε ατόμων.

Η γωνιά του μπάρμπεκιου στον κήπο είναι ακριβώς έξω από την πόρτα της κουζίνας· γι’ αυτό τα βράδια εδώ αρχίζουν νωρίς και τελειώνουν αργά.', '2026-11-26 03:15:55.280183+00'),
	(370, 'el', 'villa', 4, 'features.*.title', 'Roof terrace', 'Ταράτσα', '2026-11-26 03:15:55.280183+00'),
	(371, 'el', 'villa', 4, 'features.*.title', 'Next to the barbecue', 'Δίπλα στο μπάρμπεκιου', '2026-11-26 03:15:55.280183+00'),
	(372, 'el', 'villa', 4, 'features.*.title', 'Snug for families', 'Άνετο για οικογένειες', '2026-11-26 03:15:55.280183+00'),
	(373, 'el', 'villa', 4, 'features.*.description', 'Reached by an outside stair; loungers, a lantern, and more stars than you remember.', 'Με εξωτερική σκάλα· ξαπλώστρες, ένα φανάρι και περισσότερα αστέρια από όσα θυμάστε.', '2026-11-26 03:15:55.280183+00'),
	(374, 'el', 'villa', 4, 'features.*.description', 'The stone grill and its long table are ten steps from the kitchen.', 'Η πέτρινη ψησταριά με το μακρύ τραπέζι είναι δέκα βήματα από την κουζίνα.', '2026-11-26 03:15:55.280183+00'),
	(375, 'el', 'villa', 4, 'features.*.description', 'One double, one twin room and a sofa bed, all on quiet levels.', 'Ένα υπνοδωμάτιο με διπλό κρεβάτι, ένα με δύο μονά και ένας καναπές-κρεβάτι, όλα σε ήσυχα σημεία.', '2026-11-26 03:15:55.280183+00'),
	(376, 'el', 'villa', 4, 'rooms.*.name', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(377, 'el', 'villa', 4, 'rooms.*.name', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(378, 'el', 'villa', 4, 'rooms.*.name', 'Second bedroom', 'Δεύτερο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(379, 'el', 'villa', 4, 'rooms.*.beds', 'Sofa bed, door to the garden', 'Καναπές-κρεβάτι, έξοδος στον κήπο', '2026-11-26 03:15:55.280183+00'),
	(380, 'el', 'villa', 4, 'rooms.*.beds', 'Double bed, balcony over the bay', 'Διπλό κρεβάτι, μπαλκόνι πάνω από τον κόλπο', '2026-11-26 03:15:55.280183+00'),
	(381, 'el', 'villa', 4, 'rooms.*.beds', 'Two single beds', 'Δύο μονά κρεβάτια', '2026-11-26 03:15:55.280183+00'),
	(382, 'el', 'villa', 4, 'captions.*.text', 'The house', 'Το σπίτι', '2026-11-26 03:15:55.280183+00'),
	(383, 'el', 'villa', 4, 'captions.*.text', 'Living room', 'Καθιστικό', '2026-11-26 03:15:55.280183+00'),
	(384, 'el', 'villa', 4, 'captions.*.text', 'First bedroom', 'Πρώτο υπνοδωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(385, 'el', 'villa', 4, 'captions.*.text', 'Bathroom', 'Μπάνιο', '2026-11-26 03:15:55.280183+00'),
	(386, 'el', 'villa', 4, 'captions.*.text', 'The garden table', 'Το τραπέζι του κήπου', '2026-11-26 03:15:55.280183+00'),
	(387, 'el', 'villa', 4, 'captions.*.text', 'The olive grove behind the house', 'Ο ελαιώνας πίσω από το σπίτι', '2026-11-26 03:15:55.280183+00'),
	(388, 'el', 'villa', 4, 'captions.*.text', 'The pool, shared by the four villas', 'Η πισίνα, κοινή για τις τέσσερις βίλες', '2026-11-26 03:15:55.280183+00'),
	(389, 'el', 'villa', 4, 'captions.*.text', 'The beach below the garden', 'Η παραλία κάτω από τον κήπο', '2026-11-26 03:15:55.280183+00'),
	(390, 'el', 'villa', 4, 'amenities.*', 'Free WiFi', 'Δωρεάν WiFi', '2026-11-26 03:15:55.280183+00'),
	(391, 'el', 'villa', 4, 'amenities.*', 'Air conditioning in every room', 'Κλιματισμός σε κάθε δωμάτιο', '2026-11-26 03:15:55.280183+00'),
	(392, 'el', 'villa', 4, 'amenities.*', 'Private parking', 'Ιδιωτικός χώρος στάθμευσης', '2026-11-26 03:15:55.280183+00'),
	(393, 'el', 'villa', 4, 'amenities.*', 'Sea view', 'Θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(394, 'el', 'villa', 4, 'amenities.*', 'Fully equipped kitchen', 'Πλήρως εξοπλισμένη κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(395, 'el', 'villa', 4, 'amenities.*', 'Terrace', 'Βεράντα', '2026-11-26 03:15:55.280183+00'),
	(396, 'el', 'villa', 4, 'amenities.*', 'Shared pool', 'Κοινόχρηστη πισίνα', '2026-11-26 03:15:55.280183+00'),
	(397, 'el', 'villa', 4, 'amenities.*', 'Washing machine', 'Πλυντήριο ρούχων', '2026-11-26 03:15:55.280183+00'),
	(398, 'el', 'villa', 4, 'amenities.*', 'Bed linen and towels', 'Σεντόνια και πετσέτες', '2026-11-26 03:15:55.280183+00'),
	(399, 'el', 'villa', 4, 'amenities.*', 'Smart TV', 'Έξυπνη τηλεόραση', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(400, 'el', 'villa', 4, 'amenities.*', 'Baby cot on request', 'Παιδική κούνια κατόπιν αιτήματος', '2026-11-26 03:15:55.280183+00'),
	(401, 'el', 'villa', 4, 'amenities.*', 'Barbecue', 'Ψησταριά', '2026-11-26 03:15:55.280183+00'),
	(402, 'el', 'amenity', 1, 'title', 'Swimming pool', 'Πισίνα', '2026-11-26 03:15:55.280183+00'),
	(403, 'el', 'amenity', 1, 'description', 'A long freshwater pool on a terrace of pale stone, with a shallow end for children, loungers and canvas umbrellas for everybody, and the sea behind it. Open from eight in the morning until ten at night, May to October.', 'Μακρόστενη πισίνα γλυκού νερού σε βεράντα από ανοιχτόχρωμη πέτρα, με ρηχό μέρος για τα παιδιά, ξαπλώστρες και υφασμάτινες ομπρέλες για όλους και τη θάλασσα στο βάθος. Ανοιχτή από τις οκτώ το πρωί ως τις δέκα το βράδυ, Μάιο έως Οκτώβριο.', '2026-11-26 03:15:55.280183+00'),
	(404, 'el', 'amenity', 2, 'title', 'Beach area', 'Παραλία', '2026-11-26 03:15:55.280183+00'),
	(405, 'el', 'amenity', 2, 'description', 'A hundred metres down the garden path lies a small quiet cove: pale sand, clear shallow water, a few umbrellas. Towels, chairs and a beach bag are in every villa.', 'Εκατό μέτρα πιο κάτω από το μονοπάτι του κήπου βρίσκεται ένας μικρός ήσυχος όρμος: ανοιχτόχρωμη άμμος, καθαρά ρηχά νερά, λίγες ομπρέλες. Πετσέτες, καρέκλες και τσάντα θαλάσσης υπάρχουν σε κάθε βίλα.', '2026-11-26 03:15:55.280183+00'),
	(406, 'el', 'amenity', 3, 'title', 'BBQ area', 'Χώρος μπάρμπεκιου', '2026-11-26 03:15:55.280183+00'),
	(529, 'de', 'villa', 1, 'features.*.description', 'Twenty metres across the lawn, close enough to hear the children, far enough to read.', 'Zwanzig Meter über den Rasen: nah genug, um die Kinder zu hören, weit genug, um zu lesen.', '2026-11-26 03:15:55.280183+00'),
	(407, 'el', 'amenity', 3, 'description', 'A stone grill under a reed-covered pergola, with a table long enough for two villas. Wood, tongs and a lamp are there; bring what the fisherman had this morning.', 'Πέτρινη ψησταριά κάτω από πέργκολα με καλάμια και τραπέζι που χωράει δύο βίλες. Ξύλα, λαβίδα και φως υπάρχουν· εσείς φέρτε ό,τι έβγαλε το πρωί ο ψαράς.', '2026-11-26 03:15:55.280183+00'),
	(408, 'el', 'amenity', 4, 'title', 'Garden', 'Κήπος', '2026-11-26 03:15:55.280183+00'),
	(409, 'el', 'amenity', 4, 'description', 'Lawns, lavender and olive trees between the houses, watered at night.', 'Γρασίδι, λεβάντες και ελιές ανάμεσα στα σπίτια, με πότισμα τη νύχτα.', '2026-11-26 03:15:55.280183+00'),
	(410, 'el', 'amenity', 5, 'title', 'Private parking', 'Ιδιωτική στάθμευση', '2026-11-26 03:15:55.280183+00'),
	(411, 'el', 'amenity', 5, 'description', 'One shaded place for each villa, inside the gate.', 'Μία σκιερή θέση για κάθε βίλα, μέσα από την πύλη.', '2026-11-26 03:15:55.280183+00'),
	(412, 'el', 'amenity', 6, 'title', 'Sun terrace', 'Βεράντα για ηλιοθεραπεία', '2026-11-26 03:15:55.280183+00'),
	(413, 'el', 'amenity', 6, 'description', 'Loungers and umbrellas around the pool, enough for every guest.', 'Ξαπλώστρες και ομπρέλες γύρω από την πισίνα, αρκετές για όλους.', '2026-11-26 03:15:55.280183+00'),
	(414, 'el', 'amenity', 7, 'title', 'Equipped kitchen', 'Εξοπλισμένη κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(415, 'el', 'amenity', 7, 'description', 'Oven, hob, dishwasher, coffee machine and sharp knives.', 'Φούρνος, εστίες, πλυντήριο πιάτων, καφετιέρα και μαχαίρια που κόβουν.', '2026-11-26 03:15:55.280183+00'),
	(416, 'el', 'amenity', 8, 'title', 'Air conditioning', 'Κλιματισμός', '2026-11-26 03:15:55.280183+00'),
	(417, 'el', 'amenity', 8, 'description', 'In every bedroom and living room, with its own control.', 'Σε κάθε υπνοδωμάτιο και καθιστικό, με ξεχωριστή ρύθμιση.', '2026-11-26 03:15:55.280183+00'),
	(418, 'el', 'amenity', 9, 'title', 'Fast WiFi', 'Γρήγορο WiFi', '2026-11-26 03:15:55.280183+00'),
	(419, 'el', 'amenity', 9, 'description', 'Fibre to every house; good enough for a call from the terrace.', 'Οπτική ίνα σε κάθε σπίτι· αρκεί και για βιντεοκλήση από τη βεράντα.', '2026-11-26 03:15:55.280183+00'),
	(420, 'el', 'amenity', 10, 'title', 'Washing machine', 'Πλυντήριο ρούχων', '2026-11-26 03:15:55.280183+00'),
	(421, 'el', 'amenity', 10, 'description', 'In each villa, with a drying line in the sun.', 'Σε κάθε βίλα, με άπλωμα στον ήλιο.', '2026-11-26 03:15:55.280183+00'),
	(422, 'el', 'amenity', 11, 'title', 'Welcome by your host', 'Υποδοχή από τους οικοδεσπότες', '2026-11-26 03:15:55.280183+00'),
	(423, 'el', 'amenity', 11, 'description', 'We meet you, show you the house and tell you where the good fish is.', 'Σας υποδεχόμαστε, σας δείχνουμε το σπίτι και σας λέμε πού έχει καλό ψάρι.', '2026-11-26 03:15:55.280183+00'),
	(424, 'el', 'amenity', 12, 'title', 'Linen and towels', 'Σεντόνια και πετσέτες', '2026-11-26 03:15:55.280183+00'),
	(425, 'el', 'amenity', 12, 'description', 'Changed once a week, beach towels included.', 'Αλλάζονται μία φορά την εβδομάδα, μαζί και οι πετσέτες θαλάσσης.', '2026-11-26 03:15:55.280183+00'),
	(426, 'el', 'amenity', 13, 'title', 'Cleaning', 'Καθαρισμός', '2026-11-26 03:15:55.280183+00'),
	(427, 'el', 'amenity', 13, 'description', 'Before you arrive and once in the middle of longer stays.', 'Πριν φτάσετε και, στις μεγαλύτερες διαμονές, μία φορά ενδιάμεσα.', '2026-11-26 03:15:55.280183+00'),
	(428, 'el', 'attraction', 1, 'title', 'The cove below the garden', 'Ο όρμος κάτω από τον κήπο', '2026-11-26 03:15:55.280183+00'),
	(429, 'el', 'attraction', 1, 'description', 'Pale sand, clear shallow water and seldom more than a handful of people. Five minutes in flip-flops.', 'Ανοιχτόχρωμη άμμος, καθαρά ρηχά νερά και σπάνια πάνω από λίγους λουόμενους. Πέντε λεπτά με σαγιονάρες.', '2026-11-26 03:15:55.280183+00'),
	(430, 'el', 'attraction', 1, 'distance', '80 m', '80 μ.', '2026-11-26 03:15:55.280183+00'),
	(431, 'el', 'attraction', 1, 'location', 'Below the villas', 'Κάτω από τις βίλες', '2026-11-26 03:15:55.280183+00'),
	(432, 'el', 'attraction', 2, 'title', 'Mount Athos cruise', 'Κρουαζιέρα γύρω από το Άγιον Όρος', '2026-11-26 03:15:55.280183+00'),
	(433, 'el', 'attraction', 2, 'description', 'A boat along the monasteries of the Holy Mountain, from the little harbour; three hours, best in the morning.', 'Με καραβάκι κατά μήκος των μονών του Αγίου Όρους, από το μικρό λιμάνι· τρεις ώρες, πιο όμορφα το πρωί.', '2026-11-26 03:15:55.280183+00'),
	(434, 'el', 'attraction', 2, 'distance', '9 km', '9 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(435, 'el', 'attraction', 2, 'location', 'Ormos harbour', 'Λιμάνι του Όρμου', '2026-11-26 03:15:55.280183+00'),
	(436, 'el', 'attraction', 3, 'title', 'Fish taverna on the pier', 'Ψαροταβέρνα στον μόλο', '2026-11-26 03:15:55.280183+00'),
	(437, 'el', 'attraction', 3, 'description', 'What came in at dawn, grilled over charcoal, with the boats in front of the table.', 'Ό,τι βγήκε το ξημέρωμα, στα κάρβουνα, με τις βάρκες μπροστά στο τραπέζι.', '2026-11-26 03:15:55.280183+00'),
	(438, 'el', 'attraction', 3, 'distance', '7 km', '7 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(439, 'el', 'attraction', 3, 'location', 'Harbour village', 'Χωριό με λιμάνι', '2026-11-26 03:15:55.280183+00'),
	(440, 'el', 'attraction', 4, 'title', 'The village square', 'Η πλατεία του χωριού', '2026-11-26 03:15:55.280183+00'),
	(441, 'el', 'attraction', 4, 'description', 'Two tavernas under a plane tree; moussaka on Sundays, music on Saturdays.', 'Δύο ταβέρνες κάτω από έναν πλάτανο· μουσακάς τις Κυριακές, μουσική τα Σάββατα.', '2026-11-26 03:15:55.280183+00'),
	(442, 'el', 'attraction', 4, 'distance', '5 km', '5 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(443, 'el', 'attraction', 4, 'location', 'The old village', 'Το παλιό χωριό', '2026-11-26 03:15:55.280183+00'),
	(444, 'el', 'attraction', 5, 'title', 'Vineyard and kitchen', 'Αμπελώνας και κουζίνα', '2026-11-26 03:15:55.280183+00'),
	(445, 'el', 'attraction', 5, 'description', 'A family winery that cooks for whoever calls the day before.', 'Οικογενειακό οινοποιείο που μαγειρεύει για όποιον τηλεφωνήσει την προηγούμενη μέρα.', '2026-11-26 03:15:55.280183+00'),
	(446, 'el', 'attraction', 5, 'distance', '8-9 km', '8–9 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(447, 'el', 'attraction', 5, 'location', 'The hills inland', 'Οι λόφοι της ενδοχώρας', '2026-11-26 03:15:55.280183+00'),
	(448, 'el', 'attraction', 6, 'title', 'Beach bar at the bay', 'Beach bar στον κόλπο', '2026-11-26 03:15:55.280183+00'),
	(449, 'el', 'attraction', 6, 'description', 'Coffee in the morning, meze in the evening, sand under the chair all day.', 'Καφές το πρωί, μεζέδες το βράδυ, άμμος κάτω από την καρέκλα όλη μέρα.', '2026-11-26 03:15:55.280183+00'),
	(450, 'el', 'attraction', 6, 'distance', '5.2 km', '5,2 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(451, 'el', 'attraction', 6, 'location', 'The next bay', 'Ο διπλανός κόλπος', '2026-11-26 03:15:55.280183+00'),
	(452, 'el', 'attraction', 7, 'title', 'Long beaches of the south', 'Οι μεγάλες παραλίες του νότου', '2026-11-26 03:15:55.280183+00'),
	(453, 'el', 'attraction', 7, 'description', 'Kilometres of sand and pine woods down to the water, for a day with a picnic.', 'Χιλιόμετρα άμμου και πευκοδάση ως το νερό, για μια μέρα με καλάθι για πικνίκ.', '2026-11-26 03:15:55.280183+00'),
	(454, 'el', 'attraction', 7, 'distance', '20-30 minutes by car', '20–30 λεπτά με το αυτοκίνητο', '2026-11-26 03:15:55.280183+00'),
	(455, 'el', 'attraction', 7, 'location', 'Southern coast', 'Νότια ακτή', '2026-11-26 03:15:55.280183+00'),
	(456, 'el', 'attraction', 8, 'title', 'Olive-grove walk', 'Περίπατος στον ελαιώνα', '2026-11-26 03:15:55.280183+00'),
	(457, 'el', 'attraction', 8, 'description', 'A marked path through olive groves and wild flowers to a chapel over the sea; two hours there and back.', 'Σηματοδοτημένο μονοπάτι μέσα από ελαιώνες και αγριολούλουδα ως ένα ξωκλήσι πάνω από τη θάλασσα· δύο ώρες με την επιστροφή.', '2026-11-26 03:15:55.280183+00'),
	(458, 'el', 'attraction', 8, 'distance', 'From the gate', 'Από την πύλη', '2026-11-26 03:15:55.280183+00'),
	(459, 'el', 'attraction', 8, 'location', 'Behind the villas', 'Πίσω από τις βίλες', '2026-11-26 03:15:55.280183+00'),
	(460, 'el', 'attraction', 9, 'title', 'Boats without a licence', 'Σκάφη χωρίς δίπλωμα', '2026-11-26 03:15:55.280183+00'),
	(461, 'el', 'attraction', 9, 'description', 'Small motor boats for the islands off the coast, by the half day or the day.', 'Μικρά μηχανοκίνητα σκάφη για τα νησάκια απέναντι, για μισή ή ολόκληρη μέρα.', '2026-11-26 03:15:55.280183+00'),
	(462, 'el', 'attraction', 9, 'distance', '20 km', '20 χλμ.', '2026-11-26 03:15:55.280183+00'),
	(463, 'el', 'attraction', 9, 'location', 'Boat rental at the marina', 'Ενοικίαση σκαφών στη μαρίνα', '2026-11-26 03:15:55.280183+00'),
	(464, 'el', 'picture', 0, 'alts.*', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 'Η πισίνα του κήπου και τρεις από τις βίλες στο χρυσό φως του απογεύματος, με τη θάλασσα και μια βουνοκορφή στον ορίζοντα', '2026-11-26 03:15:55.280183+00'),
	(465, 'el', 'picture', 0, 'alts.*', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 'Μακρόστενη τιρκουάζ πισίνα σε βεράντα από ανοιχτόχρωμη πέτρα με ξαπλώστρες και ομπρέλες, πίσω η θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(466, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 'Villa Armonia: λευκοί τοίχοι πάνω από πέτρινο ισόγειο, παντζούρια στο χρώμα του φασκόμηλου, σιδερένιο μπαλκόνι και ξύλινη πέργκολα πάνω από το αίθριο', '2026-11-26 03:15:55.280183+00'),
	(467, 'el', 'picture', 0, 'alts.*', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 'Villa Eirini: κάτασπροι τοίχοι, καμάρες και μπλε παντζούρια, με φούξια βουκαμβίλια πάνω στην πέργκολα', '2026-11-26 03:15:55.280183+00'),
	(468, 'el', 'picture', 0, 'alts.*', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 'Villa Thea: πέτρινο αέτωμα με φαρδιά ξύλινα παράθυρα, γυάλινο μπαλκόνι και σκιερό αίθριο με τραπεζαρία', '2026-11-26 03:15:55.280183+00'),
	(469, 'el', 'picture', 0, 'alts.*', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 'Villa Onar: τοίχοι στο χρώμα της άμμου με γκριζογάλανα παντζούρια, μακρύ ξύλινο μπαλκόνι και ταράτσα με βουκαμβίλια', '2026-11-26 03:15:55.280183+00'),
	(470, 'el', 'picture', 0, 'alts.*', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 'Θέα από μπαλκόνι του ορόφου πάνω από την πισίνα και τη βεράντα προς τη θάλασσα και μια μακρινή κορυφή', '2026-11-26 03:15:55.280183+00'),
	(471, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 'Villa Armonia: φωτεινό καθιστικό με ξύλινα δοκάρια, λινούς καναπέδες και τραπεζαρία, συρόμενες πόρτες ανοιχτές προς το γρασίδι και τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(472, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 'Villa Armonia: ανοιχτή κουζίνα με ανοιχτοπράσινα ντουλάπια, υαλωμένα πλακάκια και ξύλινα ράφια δίπλα στο τραπέζι', '2026-11-26 03:15:55.280183+00'),
	(473, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: double bedroom with an oak bed, blue throw and a balcony door framing the sea', 'Villa Armonia: υπνοδωμάτιο με δρύινο διπλό κρεβάτι, γαλάζιο ριχτάρι και μπαλκονόπορτα που πλαισιώνει τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(474, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: twin bedroom with two single beds, terracotta throws and a sea-view balcony', 'Villa Armonia: δωμάτιο με δύο μονά κρεβάτια, ριχτάρια σε χρώμα τερακότας και μπαλκόνι με θέα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(475, 'el', 'picture', 0, 'alts.*', 'Villa Armonia: bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 'Villa Armonia: μπάνιο με ελεύθερη μπανιέρα κάτω από το παράθυρο, πέτρινο τοίχο, δρύινο έπιπλο και στρογγυλούς καθρέφτες', '2026-11-26 03:15:55.280183+00'),
	(476, 'el', 'picture', 0, 'alts.*', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 'Μικρός ήσυχος όρμος με ανοιχτόχρωμη άμμο, καθαρά τιρκουάζ νερά, λίγες ομπρέλες και ένα ιστιοφόρο', '2026-11-26 03:15:55.280183+00'),
	(477, 'el', 'picture', 0, 'alts.*', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 'Γωνιά μπάρμπεκιου με χτιστή πέτρινη ψησταριά και στρωμένο τραπέζι κάτω από πέργκολα με καλάμια', '2026-11-26 03:15:55.280183+00'),
	(478, 'el', 'picture', 0, 'alts.*', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 'Πλακόστρωτο μονοπάτι του κήπου δίπλα σε ανθισμένη λεβάντα, οι βίλες στο απογευματινό φως', '2026-11-26 03:15:55.280183+00'),
	(479, 'el', 'picture', 0, 'alts.*', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 'Οι τέσσερις βίλες, η πισίνα και το γρασίδι από ψηλά, ανάμεσα σε πράσινους λόφους και την τιρκουάζ ακτή', '2026-11-26 03:15:55.280183+00'),
	(530, 'de', 'villa', 1, 'rooms.*.name', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(531, 'de', 'villa', 1, 'rooms.*.name', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(480, 'el', 'picture', 0, 'alts.*', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 'Ο ήλιος δύει πλάι σε μια βουνοκορφή στον ορίζοντα, με το χρυσό του φως στην ήρεμη θάλασσα και στα σκούρα βράχια μπροστά', '2026-11-26 03:15:55.280183+00'),
	(481, 'el', 'picture', 0, 'alts.*', 'Footpath winding through an olive grove with wild flowers towards the sea', 'Μονοπάτι που ελίσσεται μέσα από ελαιώνα με αγριολούλουδα προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(482, 'el', 'picture', 0, 'alts.*', 'Living room and kitchen of Villa Eirini: pale stone floor, striped rug, sea and mountain through the wide window', 'Καθιστικό και κουζίνα της Villa Eirini: ανοιχτόχρωμο πέτρινο δάπεδο, ριγέ χαλί, θάλασσα και βουνό από το φαρδύ παράθυρο', '2026-11-26 03:15:55.280183+00'),
	(483, 'el', 'picture', 0, 'alts.*', 'Bedroom of Villa Eirini: double bed with a cobalt throw, grey-blue wall, balcony over the sea', 'Υπνοδωμάτιο της Villa Eirini: διπλό κρεβάτι με ριχτάρι στο μπλε του κοβαλτίου, γκριζογάλανος τοίχος, μπαλκόνι πάνω από τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(484, 'el', 'picture', 0, 'alts.*', 'Kitchen of Villa Eirini: sea-green tiles, open shelves with blue pottery, dining table', 'Κουζίνα της Villa Eirini: πλακάκια στο χρώμα της θάλασσας, ανοιχτά ράφια με μπλε κεραμικά, τραπέζι', '2026-11-26 03:15:55.280183+00'),
	(485, 'el', 'picture', 0, 'alts.*', 'Living room of Villa Thea: oak boards, long sofa with olive cushions, table by the window towards the sea', 'Καθιστικό της Villa Thea: δρύινο πάτωμα, μακρύς καναπές με λαδί μαξιλάρια, τραπέζι στο παράθυρο προς τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(486, 'el', 'picture', 0, 'alts.*', 'Bedroom of Villa Thea: double bed with an olive throw, oak floor, balcony with a view of the peak', 'Υπνοδωμάτιο της Villa Thea: διπλό κρεβάτι με λαδί ριχτάρι, δρύινο πάτωμα, μπαλκόνι με θέα στην κορυφή', '2026-11-26 03:15:55.280183+00'),
	(487, 'el', 'picture', 0, 'alts.*', 'Living room of Villa Onar: terracotta tiles, long dining table, rust-red cushions, garden door', 'Καθιστικό της Villa Onar: πλακάκια τερακότα, μακρύ τραπέζι, μαξιλάρια στο χρώμα της σκουριάς, πόρτα στον κήπο', '2026-11-26 03:15:55.280183+00'),
	(488, 'el', 'picture', 0, 'alts.*', 'Bedroom of Villa Onar: double bed with a coral throw on terracotta tiles, balcony over the bay', 'Υπνοδωμάτιο της Villa Onar: διπλό κρεβάτι με κοραλλί ριχτάρι σε πλακάκια τερακότα, μπαλκόνι πάνω από τον κόλπο', '2026-11-26 03:15:55.280183+00'),
	(489, 'el', 'picture', 0, 'alts.*', 'Bathroom of Villa Onar: freestanding bath under the window, natural stone wall, double basin', 'Μπάνιο της Villa Onar: ελεύθερη μπανιέρα κάτω από το παράθυρο, τοίχος από φυσική πέτρα, διπλός νιπτήρας', '2026-11-26 03:15:55.280183+00'),
	(490, 'el', 'price', 0, 'seasons.*', 'Easter', 'Πάσχα', '2026-11-26 03:15:55.280183+00'),
	(491, 'el', 'price', 0, 'seasons.*', 'Early Summer', 'Αρχές καλοκαιριού', '2026-11-26 03:15:55.280183+00'),
	(492, 'el', 'price', 0, 'seasons.*', 'High Summer', 'Καλοκαίρι', '2026-11-26 03:15:55.280183+00'),
	(493, 'el', 'price', 0, 'seasons.*', 'Peak Summer', 'Υψηλή περίοδος', '2026-11-26 03:15:55.280183+00'),
	(494, 'el', 'price', 0, 'seasons.*', 'Late Summer', 'Τέλη καλοκαιριού', '2026-11-26 03:15:55.280183+00'),
	(495, 'el', 'price', 0, 'seasons.*', 'Early Autumn', 'Αρχές φθινοπώρου', '2026-11-26 03:15:55.280183+00'),
	(496, 'el', 'price', 0, 'discounts.*', 'Early booking 10%', 'Έγκαιρη κράτηση 10%', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(497, 'el', 'price', 0, 'discounts.*', 'Early booking 5%', 'Έγκαιρη κράτηση 5%', '2026-11-26 03:15:55.280183+00'),
	(498, 'el', 'price', 0, 'discounts.*', 'Returning guests 3%', 'Επισκέπτες που επιστρέφουν 3%', '2026-11-26 03:15:55.280183+00'),
	(499, 'el', 'price', 0, 'terms.*', 'For bookings until December 31, 2026, of 7 nights or more', 'Για κρατήσεις έως τις 31 Δεκεμβρίου 2026, από 7 διανυκτερεύσεις', '2026-11-26 03:15:55.280183+00'),
	(500, 'el', 'price', 0, 'terms.*', 'For bookings in January and February 2027, of 5 nights or more', 'Για κρατήσεις τον Ιανουάριο και τον Φεβρουάριο 2027, από 5 διανυκτερεύσεις', '2026-11-26 03:15:55.280183+00'),
	(501, 'el', 'price', 0, 'terms.*', 'For guests who have stayed with us before, 7 nights or more', 'Για επισκέπτες που έχουν μείνει ξανά μαζί μας, από 7 διανυκτερεύσεις', '2026-11-26 03:15:55.280183+00'),
	(502, 'el', 'settings', 0, 'general.tagline', 'Your Perfect Seaside Escape', 'Η τέλεια απόδραση δίπλα στη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(503, 'el', 'settings', 0, 'general.heroTitle', 'Four villas between the garden and the sea', 'Τέσσερις βίλες ανάμεσα στον κήπο και τη θάλασσα', '2026-11-26 03:15:55.280183+00'),
	(504, 'el', 'settings', 0, 'general.heroSubtitle', 'Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach', 'Μεζονέτες με θέα στη θάλασσα στις ελληνικές ακτές, εκατό μέτρα από μια ήσυχη παραλία', '2026-11-26 03:15:55.280183+00'),
	(505, 'el', 'settings', 0, 'general.heroText', 'Choose your dates, see the price of every night, and book with the owners themselves.', 'Επιλέξτε ημερομηνίες, δείτε την τιμή κάθε βραδιάς και κλείστε απευθείας με τους ιδιοκτήτες.', '2026-11-26 03:15:55.280183+00'),
	(506, 'el', 'settings', 0, 'seo.metaTitle', 'Sea-view villas on the Greek coast, booked directly', 'Βίλες με θέα στη θάλασσα, απευθείας από τους ιδιοκτήτες', '2026-11-26 03:15:55.280183+00'),
	(507, 'el', 'settings', 0, 'seo.metaDescription', 'Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners.', 'Τέσσερις βίλες με θέα στη θάλασσα, πισίνα και κήπο, 100 μ. από ήσυχη παραλία στη Χαλκιδική. Διαθέσιμες ημερομηνίες, τιμές και κράτηση απευθείας από τους ιδιοκτήτες.', '2026-11-26 03:15:55.280183+00'),
	(508, 'el', 'settings', 0, 'included.list', 'The whole villa with its terrace
Shared pool, garden and sun terrace
Bed linen and towels, beach towels too
Cleaning before you arrive, and once in longer stays
WiFi in every room
Air conditioning, water and electricity
A parking place inside the gate
A welcome by your host', 'Ολόκληρη η βίλα με τη βεράντα της
Κοινόχρηστη πισίνα, κήπος και βεράντα για ηλιοθεραπεία
Σεντόνια και πετσέτες, και πετσέτες θαλάσσης
Καθαρισμός πριν από την άφιξη και ακόμη μία φορά στις μεγαλύτερες διαμονές
WiFi σε κάθε δωμάτιο
Κλιματισμός, νερό και ρεύμα
Μία θέση στάθμευσης μέσα από την πύλη
Υποδοχή από τους οικοδεσπότες', '2026-11-26 03:15:55.280183+00'),
	(509, 'el', 'settings', 0, 'testimonials.quote1', 'We swam before breakfast every single day. The children still ask when we are going home, and they mean there.', 'Κολυμπούσαμε κάθε μέρα πριν από το πρωινό. Τα παιδιά ρωτούν ακόμη πότε θα πάμε σπίτι, και εννοούν εκεί.', '2026-11-26 03:15:55.280183+00'),
	(510, 'el', 'settings', 0, 'testimonials.guests1', 'A family of five, Villa Armonia', 'Πενταμελής οικογένεια, Villa Armonia', '2026-11-26 03:15:55.280183+00'),
	(511, 'el', 'settings', 0, 'testimonials.quote2', 'Spotless house, honest photographs, and hosts who were there when we needed them and nowhere to be seen when we did not.', 'Πεντακάθαρο σπίτι, ειλικρινείς φωτογραφίες και οικοδεσπότες που ήταν εκεί όταν τους χρειαστήκαμε και πουθενά όταν όχι.', '2026-11-26 03:15:55.280183+00'),
	(512, 'el', 'settings', 0, 'testimonials.guests2', 'Two couples, Villa Thea', 'Δύο ζευγάρια, Villa Thea', '2026-11-26 03:15:55.280183+00'),
	(513, 'el', 'settings', 0, 'testimonials.quote3', 'The roof terrace at night is worth the journey alone. We have already chosen our week for next year.', 'Και μόνο η ταράτσα τη νύχτα αξίζει το ταξίδι. Έχουμε ήδη διαλέξει την εβδομάδα μας για του χρόνου.', '2026-11-26 03:15:55.280183+00'),
	(514, 'el', 'settings', 0, 'testimonials.guests3', 'A couple, Villa Onar', 'Ζευγάρι, Villa Onar', '2026-11-26 03:15:55.280183+00'),
	(515, 'el', 'settings', 0, 'rating.word', 'Exceptional', 'Εξαιρετικό', '2026-11-26 03:15:55.280183+00'),
	(516, 'el', 'settings', 0, 'rating.source', 'Average of guest reviews collected by the owners', 'Μέσος όρος κριτικών που συγκέντρωσαν οι ιδιοκτήτες', '2026-11-26 03:15:55.280183+00'),
	(517, 'el', 'settings', 0, 'company.activity', 'Short-term accommodation', 'Βραχυχρόνια διαμονή', '2026-11-26 03:15:55.280183+00'),
	(518, 'el', 'settings', 0, 'company.vatStatement', 'All prices include VAT.', 'Όλες οι τιμές περιλαμβάνουν ΦΠΑ.', '2026-11-26 03:15:55.280183+00'),
	(519, 'el', 'law', 0, 'texts.terms', '## Who you book with
You book directly with the owners of the villas. The company named in the footer, with its registration and tax number, is your contract partner; the accommodation is registered in Greece under the number shown there.

## How a stay is booked
Choose dates, check the price and confirm. By pressing the order button you make a binding booking with an obligation to pay. The booking is confirmed once the first payment has been approved by the bank; you then get a confirmation by e-mail.

The minimum stay is 5 nights. Check-in and check-out are possible from Monday to Saturday. At most 6 guests stay in a villa, fewer where the villa is smaller.

## Prices and payment
Prices are shown in euro and include VAT. You pay by Visa or MasterCard, in full or in three stages: 30% to confirm the booking, 30% due 60 days before arrival and the remaining 40% due 20 days before arrival. Bank transfer is possible by agreement.

Card payments are charged in Serbian dinars (RSD). The euro price is converted at the National Bank of Serbia''s middle rate shown before you pay. If your card is held in another currency, your bank converts the dinar amount at its own rate, so the amount on your statement may differ slightly from the euro price.

A security deposit of 500 euro is paid in cash at check-in and given back at check-out.

## Arrival and departure
Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself. Check-out is by 11:00.

## Cancellation and refunds
If you cancel 21 days or more before arrival, 70% of what you have paid is refunded. Under 21 days nothing is refunded. Early departures and no-shows are fully charged.

Refunds go back only to the card that was used for the payment, through the card schemes.

## No right of withdrawal
For accommodation booked for fixed dates the law gives no right of withdrawal.

## Complaints and questions
Write or call us with the contact details in the footer, or use Contact Support under My Reservations. We answer within 24 hours.

To complain, tick ''This is a complaint'' there, or write or call us. We confirm every complaint with a number, answer it with a decision within 8 days and solve it within 15 days of receiving it.

## How the stay is provided
The villa is handed over to you in person or by self check-in on the day of arrival; your confirmation tells how.', '## Με ποιον συμβάλλεστε
Κάνετε κράτηση απευθείας με τους ιδιοκτήτες των βιλών. Αντισυμβαλλόμενός σας είναι η εταιρεία που αναφέρεται στο υποσέλιδο, με τον αριθμό μητρώου και τον φορολογικό της αριθμό· το κατάλυμα είναι καταχωρισμένο στην Ελλάδα με τον αριθμό που αναγράφεται εκεί.

## Πώς γίνεται η κράτηση
Επιλέξτε ημερομηνίες, ελέγξτε την τιμή και επιβεβαιώστε. Πατώντας το κουμπί της παραγγελίας κάνετε δεσμευτική κράτηση με υποχρέωση πληρωμής. Η κράτηση επιβεβαιώνεται μόλις η τράπεζα εγκρίνει την πρώτη πληρωμή· τότε λαμβάνετε επιβεβαίωση με email.

Η ελάχιστη διαμονή είναι 5 διανυκτερεύσεις. Άφιξη και αναχώρηση γίνονται από Δευτέρα έως Σάββατο. Σε μία βίλα μένουν έως 6 επισκέπτες, λιγότεροι όπου η βίλα είναι μικρότερη.

## Τιμές και πληρωμή
Οι τιμές είναι σε ευρώ και περιλαμβάνουν ΦΠΑ. Πληρώνετε με Visa ή MasterCard, εφάπαξ ή σε τρεις δόσεις: 30% για την επιβεβαίωση της κράτησης, 30% έως 60 ημέρες πριν από την άφιξη και το υπόλοιπο 40% έως 20 ημέρες πριν από την άφιξη. Τραπεζικό έμβασμα γίνεται δεκτό κατόπιν συμφωνίας.

Οι πληρωμές με κάρτα χρεώνονται σε δηνάρια Σερβίας (RSD). Η τιμή σε ευρώ μετατρέπεται με τη μέση ισοτιμία της Εθνικής Τράπεζας της Σερβίας που βλέπετε πριν πληρώσετε. Αν η κάρτα σας είναι σε άλλο νόμισμα, η τράπεζά σας μετατρέπει το ποσό των δηναρίων με τη δική της ισοτιμία, και γι’ αυτό το ποσό στην κίνηση του λογαριασμού σας μπορεί να διαφέρει λίγο από την τιμή σε ευρώ.

Εγγύηση 500 ευρώ καταβάλλεται με μετρητά κατά την άφιξη και επιστρέφεται κατά την αναχώρηση.

## Άφιξη και αναχώρηση
Η άφιξη γίνεται από τις 15:00 έως τις 18:30 με τον οικοδεσπότη σας, ή έως τις 23:00 αυτόνομα. Η αναχώρηση γίνεται έως τις 11:00.

## Ακύρωση και επιστροφή χρημάτων
Αν ακυρώσετε 21 ημέρες ή περισσότερο πριν από την άφιξη, επιστρέφεται το 70% όσων έχετε πληρώσει. Σε λιγότερες από 21 ημέρες δεν επιστρέφεται τίποτα. Η πρόωρη αναχώρηση και η μη εμφάνιση χρεώνονται πλήρως.

Οι επιστροφές γίνονται μόνο στην κάρτα με την οποία έγινε η πληρωμή, μέσω των οργανισμών καρτών.

## Χωρίς δικαίωμα υπαναχώρησης
Για καταλύματα που κλείνονται για συγκεκριμένες ημερομηνίες ο νόμος δεν προβλέπει δικαίωμα υπαναχώρησης.

## Παράπονα και ερωτήσεις
Γράψτε μας ή τηλεφωνήστε μας με τα στοιχεία του υποσέλιδου, ή χρησιμοποιήστε την «Επικοινωνία» στη σελίδα «Οι κρατήσεις μου». Απαντάμε μέσα σε 24 ώρες.

Για παράπονο, επιλέξτε εκεί «Πρόκειται για παράπονο», ή γράψτε μας ή τηλεφωνήστε μας. Επιβεβαιώνουμε κάθε παράπονο με αριθμό, απαντάμε με απόφαση μέσα σε 8 ημέρες και το επιλύουμε μέσα σε 15 ημέρες από την παραλαβή του.

## Πώς παρέχεται η διαμονή
Η βίλα σάς παραδίδεται από κοντά ή με αυτόνομη άφιξη την ημέρα της άφιξης· ο τρόπος αναγράφεται στην επιβεβαίωσή σας.', '2026-11-26 03:15:55.280183+00'),
	(520, 'el', 'law', 0, 'texts.privacy', '## What we keep
To book a stay we need your name, e-mail address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law asks; what our mails to you said for two years; support requests, and accounts that nobody uses, for three; complaints with their answers, which consumer law makes us list, for two, also when you erase your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared; what the bank told us about payments for five; when and from which network somebody signed in, or tried to, for one. After that they are cleared by themselves.

## Card data
You enter your card details only on the payment page of the bank. They travel encrypted, and reach neither this site nor its owner. We see only whether the payment was approved, and the bank''s references.

## What we use it for
To provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising.

## Cookies
This site sets one cookie when you sign in, one that remembers for a year that you have signed in on this device, so that nobody who guesses passwords can keep you out, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, and one that carries a short message, such as ''Logged Out'', to the next page and is gone within a minute. Your browser also remembers the dates that you chose last, until you clear them; they are not sent to us unless you search or book. What you type into a form stays in the tab of your browser until you send it, log out or close the tab, so that a reload or a lost connection loses nothing; passwords, codes and card details are never kept. The site loads no fonts, scripts or trackers from other sites.

## How fast pages are
Your browser tells this site how long a page took to appear and to answer, by kind of page and whether it was a phone, without a cookie and without anything that names you. A browser that asks not to be tracked sends nothing.

## Who else sees it
The bank that processes your payment, and the authorities where the law demands it.

## Your rights
Under ''Your data'', when you are logged in, you can download what we keep about you, see where you are signed in, and erase it as far as the law lets us. To have something corrected, or for anything else, write to the e-mail address in the footer.', '## Τι τηρούμε
Για την κράτηση χρειαζόμαστε το όνομα, το email, τον αριθμό τηλεφώνου και τη χώρα σας, τον αριθμό των επισκεπτών και όσα γράφετε στις ειδικές επιθυμίες. Τηρούμε τις κρατήσεις και τις πληρωμές σας δέκα χρόνια, όπως ζητά η φορολογική νομοθεσία· το περιεχόμενο των μηνυμάτων μας προς εσάς δύο χρόνια· τα αιτήματα υποστήριξης και τους λογαριασμούς που δεν χρησιμοποιεί κανείς τρία· τα παράπονα με τις απαντήσεις τους, που ο νόμος για τους καταναλωτές μάς υποχρεώνει να καταγράφουμε, δύο, ακόμη και όταν διαγράφετε τα δεδομένα σας· αριθμούς εγγράφων ταυτότητας, που ζητάμε μόνο όπου τους ζητά η ελληνική φορολογική διοίκηση, κρυπτογραφημένους και έως 30 ημέρες μετά τη δήλωσή τους· όσα μας είπε η τράπεζα για πληρωμές πέντε· πότε και από ποιο δίκτυο συνδέθηκε κάποιος, ή προσπάθησε, ένα. Ύστερα διαγράφονται αυτόματα.

## Στοιχεία κάρτας
Εισάγετε τα στοιχεία της κάρτας σας μόνο στη σελίδα πληρωμής της τράπεζας. Μεταφέρονται κρυπτογραφημένα και δεν φτάνουν ούτε σε αυτόν τον ιστότοπο ούτε στον ιδιοκτήτη του. Εμείς βλέπουμε μόνο αν η πληρωμή εγκρίθηκε, και τους αριθμούς αναφοράς της τράπεζας.

## Για τι τα χρησιμοποιούμε
Για να σας παρέχουμε τη διαμονή, να σας γράφουμε γι’ αυτή και να τηρούμε τα βιβλία μας. Δεν πουλάμε ούτε ενοικιάζουμε δεδομένα και δεν δείχνουμε διαφημίσεις.

## Cookies
Ο ιστότοπος αυτός ορίζει ένα cookie όταν συνδέεστε, ένα που θυμάται για έναν χρόνο ότι έχετε συνδεθεί σε αυτή τη συσκευή, ώστε κανείς που μαντεύει κωδικούς να μην μπορεί να σας αφήσει έξω, ένα για δέκα λεπτά ανάμεσα στα δύο βήματα της σύνδεσης όπου τα έχει ζητήσει διαχειριστής, ένα που κρατά για μία ημέρα την κράτηση που συμπληρώνετε, και ένα που μεταφέρει ένα σύντομο μήνυμα, όπως «Αποσυνδεθήκατε», στην επόμενη σελίδα και χάνεται μέσα σε ένα λεπτό. Το πρόγραμμα περιήγησής σας θυμάται επίσης τις ημερομηνίες που επιλέξατε τελευταία, ώσπου να τις διαγράψετε· δεν στέλνονται σε εμάς παρά μόνο αν κάνετε αναζήτηση ή κράτηση. Ό,τι πληκτρολογείτε σε μια φόρμα μένει στην καρτέλα σας ώσπου να το στείλετε, να αποσυνδεθείτε ή να κλείσετε την καρτέλα, ώστε μια ανανέωση ή μια χαμένη σύνδεση να μη χάνει τίποτα· κωδικοί και στοιχεία κάρτας δεν φυλάσσονται ποτέ. Ο ιστότοπος δεν φορτώνει γραμματοσειρές, σενάρια ή εργαλεία παρακολούθησης από άλλους ιστότοπους.

## Πόσο γρήγορες είναι οι σελίδες
Το πρόγραμμα περιήγησής σας λέει σε αυτόν τον ιστότοπο πόση ώρα χρειάστηκε μια σελίδα για να εμφανιστεί και να ανταποκριθεί, ανά είδος σελίδας και αν ήταν κινητό, χωρίς cookie και χωρίς τίποτα που να σας κατονομάζει. Ένα πρόγραμμα που ζητά να μην παρακολουθείται δεν στέλνει τίποτα.

## Ποιος άλλος τα βλέπει
Η τράπεζα που επεξεργάζεται την πληρωμή σας, και οι αρχές όπου το ζητά ο νόμος.

## Τα δικαιώματά σας
Στη σελίδα «Τα δεδομένα σας», όταν είστε συνδεδεμένοι, μπορείτε να κατεβάσετε όσα τηρούμε για εσάς, να δείτε πού είστε συνδεδεμένοι και να τα διαγράψετε όσο μας αφήνει ο νόμος. Για διόρθωση ή οτιδήποτε άλλο, γράψτε στο email του υποσέλιδου.', '2026-11-26 03:15:55.280183+00'),
	(521, 'de', 'villa', 1, 'meaning', 'Harmony', 'Harmonie', '2026-11-26 03:15:55.280183+00'),
	(522, 'de', 'villa', 1, 'claim', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 'Zwei Etagen Ruhe hinter weißen Mauern und salbeigrünen Läden, mit einer Pergola für lange Frühstücke und dem Meer in jedem Fenster oben.', '2026-11-26 03:15:55.280183+00'),
	(523, 'de', 'villa', 1, 'about', 'Armonia stands closest to the pool. Downstairs a beamed living room opens onto the patio and the lawn; the kitchen is made for people who like to cook with what the village market had that morning. Upstairs, two quiet bedrooms share the long view over the garden to the sea and, on clear evenings, to the peak of Mount Athos.

Families like it for the ground-floor sofa bed and the short way to the water; friends like it for the table under the pergola that seats everybody.', 'Armonia liegt dem Pool am nächsten. Unten öffnet sich ein Wohnzimmer mit Balkendecke zu Terrasse und Rasen; die Küche ist für Menschen gemacht, die gern mit dem kochen, was der Dorfmarkt am Morgen hatte. Oben teilen sich zwei ruhige Schlafzimmer den weiten Blick über den Garten aufs Meer und an klaren Abenden bis zum Gipfel des Athos.

Familien mögen das Schlafsofa im Erdgeschoss und den kurzen Weg ans Wasser; Freunde den Tisch unter der Pergola, an dem alle Platz haben.', '2026-11-26 03:15:55.280183+00'),
	(524, 'de', 'villa', 1, 'features.*.title', 'Pergola patio', 'Terrasse mit Pergola', '2026-11-26 03:15:55.280183+00'),
	(525, 'de', 'villa', 1, 'features.*.title', 'Sea-view bedrooms', 'Schlafzimmer mit Meerblick', '2026-11-26 03:15:55.280183+00'),
	(526, 'de', 'villa', 1, 'features.*.title', 'Steps from the pool', 'Wenige Schritte zum Pool', '2026-11-26 03:15:55.280183+00'),
	(527, 'de', 'villa', 1, 'features.*.description', 'A shaded table for six beside the garden, with an outdoor light that stays warm, not bright.', 'Ein Tisch für sechs im Schatten am Garten, mit einem Licht, das warm ist und nicht grell.', '2026-11-26 03:15:55.280183+00'),
	(528, 'de', 'villa', 1, 'features.*.description', 'Both bedrooms upstairs look over the garden to the sea, each with its own balcony door.', 'Beide Schlafzimmer oben blicken über den Garten aufs Meer, jedes mit eigener Balkontür.', '2026-11-26 03:15:55.280183+00'),
	(533, 'de', 'villa', 1, 'rooms.*.beds', 'Sofa bed, open to the patio', 'Schlafsofa, offen zur Terrasse', '2026-11-26 03:15:55.280183+00'),
	(534, 'de', 'villa', 1, 'rooms.*.beds', 'Double bed, balcony door to the sea', 'Doppelbett, Balkontür zum Meer', '2026-11-26 03:15:55.280183+00'),
	(535, 'de', 'villa', 1, 'rooms.*.beds', 'Double bed and single bed, view over the garden', 'Doppelbett und Einzelbett, Blick über den Garten', '2026-11-26 03:15:55.280183+00'),
	(536, 'de', 'villa', 1, 'captions.*.text', 'The house', 'Das Haus', '2026-11-26 03:15:55.280183+00'),
	(537, 'de', 'villa', 1, 'captions.*.text', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(538, 'de', 'villa', 1, 'captions.*.text', 'Kitchen', 'Küche', '2026-11-26 03:15:55.280183+00'),
	(539, 'de', 'villa', 1, 'captions.*.text', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(540, 'de', 'villa', 1, 'captions.*.text', 'Second bedroom', 'Zweites Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(541, 'de', 'villa', 1, 'captions.*.text', 'Bathroom', 'Bad', '2026-11-26 03:15:55.280183+00'),
	(542, 'de', 'villa', 1, 'captions.*.text', 'The garden table', 'Der Gartentisch', '2026-11-26 03:15:55.280183+00'),
	(543, 'de', 'villa', 1, 'captions.*.text', 'The pool, shared by the four villas', 'Der Pool der vier Villen', '2026-11-26 03:15:55.280183+00'),
	(544, 'de', 'villa', 1, 'amenities.*', 'Free WiFi', 'Kostenloses WLAN', '2026-11-26 03:15:55.280183+00'),
	(545, 'de', 'villa', 1, 'amenities.*', 'Air conditioning in every room', 'Klimaanlage in jedem Zimmer', '2026-11-26 03:15:55.280183+00'),
	(546, 'de', 'villa', 1, 'amenities.*', 'Private parking', 'Eigener Parkplatz', '2026-11-26 03:15:55.280183+00'),
	(547, 'de', 'villa', 1, 'amenities.*', 'Sea view', 'Meerblick', '2026-11-26 03:15:55.280183+00'),
	(548, 'de', 'villa', 1, 'amenities.*', 'Fully equipped kitchen', 'Voll ausgestattete Küche', '2026-11-26 03:15:55.280183+00'),
	(549, 'de', 'villa', 1, 'amenities.*', 'Terrace', 'Terrasse', '2026-11-26 03:15:55.280183+00'),
	(550, 'de', 'villa', 1, 'amenities.*', 'Shared pool', 'Gemeinsamer Pool', '2026-11-26 03:15:55.280183+00'),
	(551, 'de', 'villa', 1, 'amenities.*', 'Washing machine', 'Waschmaschine', '2026-11-26 03:15:55.280183+00'),
	(552, 'de', 'villa', 1, 'amenities.*', 'Bed linen and towels', 'Bettwäsche und Handtücher', '2026-11-26 03:15:55.280183+00'),
	(553, 'de', 'villa', 1, 'amenities.*', 'Smart TV', 'Smart-TV', '2026-11-26 03:15:55.280183+00'),
	(554, 'de', 'villa', 1, 'amenities.*', 'Baby cot on request', 'Babybett auf Anfrage', '2026-11-26 03:15:55.280183+00'),
	(555, 'de', 'villa', 1, 'amenities.*', 'Barbecue', 'Grill', '2026-11-26 03:15:55.280183+00'),
	(556, 'de', 'villa', 2, 'meaning', 'Peace', 'Frieden', '2026-11-26 03:15:55.280183+00'),
	(557, 'de', 'villa', 2, 'claim', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 'Weiße Bögen, blaue Läden und eine Bougainvillea, die nie aufhört zu blühen: das stillste der vier Häuser, am Rand des Gartens.', '2026-11-26 03:15:55.280183+00'),
	(558, 'de', 'villa', 2, 'about', 'Eirini is the house for sleeping late. It stands at the far side of the garden behind a bougainvillea, and the only morning sound is the sea, a hundred metres down the path. The rooms are cool and plain: lime plaster, linen, oak.

The twin room is a favourite of children; the terrace upstairs is where the evening is spent, with the sun going down beside the mountain.', 'Eirini ist das Haus zum Ausschlafen. Es steht am anderen Ende des Gartens hinter einer Bougainvillea, und das einzige Geräusch am Morgen ist das Meer, hundert Meter den Weg hinunter. Die Zimmer sind kühl und schlicht: Kalkputz, Leinen, Eiche.

Das Zweibettzimmer ist bei Kindern beliebt; den Abend verbringt man auf der oberen Terrasse, während die Sonne neben dem Berg untergeht.', '2026-11-26 03:15:55.280183+00'),
	(559, 'de', 'villa', 2, 'features.*.title', 'The quiet corner', 'Die ruhige Ecke', '2026-11-26 03:15:55.280183+00'),
	(560, 'de', 'villa', 2, 'features.*.title', 'Sunset terrace', 'Terrasse für den Sonnenuntergang', '2026-11-26 03:15:55.280183+00'),
	(561, 'de', 'villa', 2, 'features.*.title', 'Cool in August', 'Kühl im August', '2026-11-26 03:15:55.280183+00'),
	(562, 'de', 'villa', 2, 'features.*.description', 'Set apart at the edge of the garden, with nobody passing by.', 'Etwas abseits am Gartenrand, wo niemand vorbeigeht.', '2026-11-26 03:15:55.280183+00'),
	(563, 'de', 'villa', 2, 'features.*.description', 'An upper terrace that faces the sea and the last light of the day.', 'Eine obere Terrasse mit Blick auf das Meer und das letzte Licht des Tages.', '2026-11-26 03:15:55.280183+00'),
	(564, 'de', 'villa', 2, 'features.*.description', 'Thick walls, cross-breeze and air conditioning in every room.', 'Dicke Mauern, Durchzug und Klimaanlage in jedem Zimmer.', '2026-11-26 03:15:55.280183+00'),
	(565, 'de', 'villa', 2, 'rooms.*.name', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(566, 'de', 'villa', 2, 'rooms.*.name', 'Second bedroom', 'Zweites Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(567, 'de', 'villa', 2, 'rooms.*.name', 'Third bedroom', 'Drittes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(568, 'de', 'villa', 2, 'rooms.*.beds', 'Double bed, balcony over the sea', 'Doppelbett, Balkon über dem Meer', '2026-11-26 03:15:55.280183+00'),
	(569, 'de', 'villa', 2, 'rooms.*.beds', 'Double bed', 'Doppelbett', '2026-11-26 03:15:55.280183+00'),
	(570, 'de', 'villa', 2, 'rooms.*.beds', 'Two single beds', 'Zwei Einzelbetten', '2026-11-26 03:15:55.280183+00'),
	(571, 'de', 'villa', 2, 'captions.*.text', 'The house', 'Das Haus', '2026-11-26 03:15:55.280183+00'),
	(572, 'de', 'villa', 2, 'captions.*.text', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(573, 'de', 'villa', 2, 'captions.*.text', 'Kitchen', 'Küche', '2026-11-26 03:15:55.280183+00'),
	(574, 'de', 'villa', 2, 'captions.*.text', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(575, 'de', 'villa', 2, 'captions.*.text', 'The path to the sea', 'Der Weg zum Meer', '2026-11-26 03:15:55.280183+00'),
	(576, 'de', 'villa', 2, 'captions.*.text', 'Evening over the bay', 'Abend über der Bucht', '2026-11-26 03:15:55.280183+00'),
	(577, 'de', 'villa', 2, 'captions.*.text', 'The pool, shared by the four villas', 'Der Pool der vier Villen', '2026-11-26 03:15:55.280183+00'),
	(578, 'de', 'villa', 2, 'captions.*.text', 'The beach below the garden', 'Der Strand unterhalb des Gartens', '2026-11-26 03:15:55.280183+00'),
	(579, 'de', 'villa', 2, 'amenities.*', 'Free WiFi', 'Kostenloses WLAN', '2026-11-26 03:15:55.280183+00'),
	(580, 'de', 'villa', 2, 'amenities.*', 'Air conditioning in every room', 'Klimaanlage in jedem Zimmer', '2026-11-26 03:15:55.280183+00'),
	(581, 'de', 'villa', 2, 'amenities.*', 'Private parking', 'Eigener Parkplatz', '2026-11-26 03:15:55.280183+00'),
	(582, 'de', 'villa', 2, 'amenities.*', 'Sea view', 'Meerblick', '2026-11-26 03:15:55.280183+00'),
	(583, 'de', 'villa', 2, 'amenities.*', 'Fully equipped kitchen', 'Voll ausgestattete Küche', '2026-11-26 03:15:55.280183+00'),
	(584, 'de', 'villa', 2, 'amenities.*', 'Terrace', 'Terrasse', '2026-11-26 03:15:55.280183+00'),
	(585, 'de', 'villa', 2, 'amenities.*', 'Shared pool', 'Gemeinsamer Pool', '2026-11-26 03:15:55.280183+00'),
	(586, 'de', 'villa', 2, 'amenities.*', 'Washing machine', 'Waschmaschine', '2026-11-26 03:15:55.280183+00'),
	(587, 'de', 'villa', 2, 'amenities.*', 'Bed linen and towels', 'Bettwäsche und Handtücher', '2026-11-26 03:15:55.280183+00'),
	(588, 'de', 'villa', 2, 'amenities.*', 'Smart TV', 'Smart-TV', '2026-11-26 03:15:55.280183+00'),
	(589, 'de', 'villa', 2, 'amenities.*', 'Baby cot on request', 'Babybett auf Anfrage', '2026-11-26 03:15:55.280183+00'),
	(590, 'de', 'villa', 2, 'amenities.*', 'Barbecue', 'Grill', '2026-11-26 03:15:55.280183+00'),
	(591, 'de', 'villa', 3, 'meaning', 'View', 'Aussicht', '2026-11-26 03:15:55.280183+00'),
	(592, 'de', 'villa', 3, 'claim', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 'Naturstein, breite Holzfenster und ein gläserner Balkon: das Haus mit der weitesten Aussicht, über Pool und Olivenbäume aufs offene Meer.', '2026-11-26 03:15:55.280183+00'),
	(646, 'de', 'villa', 4, 'captions.*.text', 'The garden table', 'Der Gartentisch', '2026-11-26 03:15:55.280183+00'),
	(593, 'de', 'villa', 3, 'about', 'Thea is built of the stone of the hill it stands on and looks over everything: the pool, the lawns, the olive grove, the bay. The living room and the kitchen are one long space with windows from wall to wall.

Three double bedrooms make it the choice of couples who travel together; everybody gets a view, and nobody has to draw lots.', 'Thea ist aus dem Stein des Hügels gebaut, auf dem sie steht, und überblickt alles: den Pool, die Rasenflächen, den Olivenhain, die Bucht. Wohnzimmer und Küche sind ein langer Raum mit Fenstern von Wand zu Wand.

Mit drei Doppelzimmern ist sie die Wahl von Paaren, die gemeinsam reisen; jeder bekommt eine Aussicht, und niemand muss losen.', '2026-11-26 03:15:55.280183+00'),
	(594, 'de', 'villa', 3, 'features.*.title', 'Glass balcony', 'Gläserner Balkon', '2026-11-26 03:15:55.280183+00'),
	(595, 'de', 'villa', 3, 'features.*.title', 'Three double bedrooms', 'Drei Doppelzimmer', '2026-11-26 03:15:55.280183+00'),
	(596, 'de', 'villa', 3, 'features.*.title', 'Shaded dining', 'Essplatz im Schatten', '2026-11-26 03:15:55.280183+00'),
	(597, 'de', 'villa', 3, 'features.*.description', 'Nothing between the armchair and the horizon.', 'Nichts steht zwischen Sessel und Horizont.', '2026-11-26 03:15:55.280183+00'),
	(598, 'de', 'villa', 3, 'features.*.description', 'Each with its own wardrobe, reading lights and a window to the sea.', 'Jedes mit eigenem Schrank, Leselampen und einem Fenster zum Meer.', '2026-11-26 03:15:55.280183+00'),
	(599, 'de', 'villa', 3, 'features.*.description', 'A stone patio on the north side, cool at noon, for lunches that turn into afternoons.', 'Ein gepflasterter Hof auf der Nordseite, kühl am Mittag, für Mittagessen, die bis in den Nachmittag dauern.', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(600, 'de', 'villa', 3, 'rooms.*.name', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(601, 'de', 'villa', 3, 'rooms.*.name', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(602, 'de', 'villa', 3, 'rooms.*.name', 'Second bedroom', 'Zweites Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(603, 'de', 'villa', 3, 'rooms.*.name', 'Third bedroom', 'Drittes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(604, 'de', 'villa', 3, 'rooms.*.beds', 'Sofa bed', 'Schlafsofa', '2026-11-26 03:15:55.280183+00'),
	(605, 'de', 'villa', 3, 'rooms.*.beds', 'Double bed, balcony with a view of the peak', 'Doppelbett, Balkon mit Blick auf den Gipfel', '2026-11-26 03:15:55.280183+00'),
	(606, 'de', 'villa', 3, 'rooms.*.beds', 'Double bed, window to the sea', 'Doppelbett, Fenster zum Meer', '2026-11-26 03:15:55.280183+00'),
	(607, 'de', 'villa', 3, 'captions.*.text', 'The house', 'Das Haus', '2026-11-26 03:15:55.280183+00'),
	(608, 'de', 'villa', 3, 'captions.*.text', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(609, 'de', 'villa', 3, 'captions.*.text', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(610, 'de', 'villa', 3, 'captions.*.text', 'View from the balcony', 'Blick vom Balkon', '2026-11-26 03:15:55.280183+00'),
	(611, 'de', 'villa', 3, 'captions.*.text', 'The garden and the bay', 'Der Garten und die Bucht', '2026-11-26 03:15:55.280183+00'),
	(612, 'de', 'villa', 3, 'captions.*.text', 'The path to the sea', 'Der Weg zum Meer', '2026-11-26 03:15:55.280183+00'),
	(613, 'de', 'villa', 3, 'captions.*.text', 'The pool, shared by the four villas', 'Der Pool der vier Villen', '2026-11-26 03:15:55.280183+00'),
	(614, 'de', 'villa', 3, 'captions.*.text', 'The beach below the garden', 'Der Strand unterhalb des Gartens', '2026-11-26 03:15:55.280183+00'),
	(615, 'de', 'villa', 3, 'amenities.*', 'Free WiFi', 'Kostenloses WLAN', '2026-11-26 03:15:55.280183+00'),
	(616, 'de', 'villa', 3, 'amenities.*', 'Air conditioning in every room', 'Klimaanlage in jedem Zimmer', '2026-11-26 03:15:55.280183+00'),
	(617, 'de', 'villa', 3, 'amenities.*', 'Private parking', 'Eigener Parkplatz', '2026-11-26 03:15:55.280183+00'),
	(618, 'de', 'villa', 3, 'amenities.*', 'Sea view', 'Meerblick', '2026-11-26 03:15:55.280183+00'),
	(619, 'de', 'villa', 3, 'amenities.*', 'Fully equipped kitchen', 'Voll ausgestattete Küche', '2026-11-26 03:15:55.280183+00'),
	(620, 'de', 'villa', 3, 'amenities.*', 'Terrace', 'Terrasse', '2026-11-26 03:15:55.280183+00'),
	(621, 'de', 'villa', 3, 'amenities.*', 'Shared pool', 'Gemeinsamer Pool', '2026-11-26 03:15:55.280183+00'),
	(622, 'de', 'villa', 3, 'amenities.*', 'Washing machine', 'Waschmaschine', '2026-11-26 03:15:55.280183+00'),
	(623, 'de', 'villa', 3, 'amenities.*', 'Bed linen and towels', 'Bettwäsche und Handtücher', '2026-11-26 03:15:55.280183+00'),
	(624, 'de', 'villa', 3, 'amenities.*', 'Smart TV', 'Smart-TV', '2026-11-26 03:15:55.280183+00'),
	(625, 'de', 'villa', 3, 'amenities.*', 'Baby cot on request', 'Babybett auf Anfrage', '2026-11-26 03:15:55.280183+00'),
	(626, 'de', 'villa', 3, 'amenities.*', 'Barbecue', 'Grill', '2026-11-26 03:15:55.280183+00'),
	(627, 'de', 'villa', 4, 'meaning', 'Dream', 'Traum', '2026-11-26 03:15:55.280183+00'),
	(628, 'de', 'villa', 4, 'claim', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 'Sandfarbene Mauern, ein langer Holzbalkon und eine Dachterrasse für die Sterne: das kleinste Haus, und das, zu dem man zurückkehrt.', '2026-11-26 03:15:55.280183+00'),
	(629, 'de', 'villa', 4, 'about', 'Onar is the smallest of the four and has what none of the others have: a roof terrace, reached by an outside stair, where the night sky over the Aegean is all yours. Inside it is a snug house for a family of four or five.

The barbecue corner of the garden is just beyond the kitchen door, which is why the evenings here tend to begin early and end late.', 'Onar ist die kleinste der vier Villen und hat, was keine der anderen hat: eine Dachterrasse, über eine Außentreppe zu erreichen, auf der der Nachthimmel über der Ägäis Ihnen allein gehört. Drinnen ist es ein gemütliches Haus für eine Familie zu viert oder fünft.

Die Grillecke des Gartens liegt gleich hinter der Küchentür; darum beginnen die Abende hier früh und enden spät.', '2026-11-26 03:15:55.280183+00'),
	(630, 'de', 'villa', 4, 'features.*.title', 'Roof terrace', 'Dachterrasse', '2026-11-26 03:15:55.280183+00'),
	(631, 'de', 'villa', 4, 'features.*.title', 'Next to the barbecue', 'Gleich beim Grill', '2026-11-26 03:15:55.280183+00'),
	(632, 'de', 'villa', 4, 'features.*.title', 'Snug for families', 'Gemütlich für Familien', '2026-11-26 03:15:55.280183+00'),
	(633, 'de', 'villa', 4, 'features.*.description', 'Reached by an outside stair; loungers, a lantern, and more stars than you remember.', 'Über eine Außentreppe zu erreichen; Liegen, eine Laterne und mehr Sterne, als man in Erinnerung hat.', '2026-11-26 03:15:55.280183+00'),
	(634, 'de', 'villa', 4, 'features.*.description', 'The stone grill and its long table are ten steps from the kitchen.', 'Der Steingrill und sein langer Tisch sind zehn Schritte von der Küche entfernt.', '2026-11-26 03:15:55.280183+00'),
	(635, 'de', 'villa', 4, 'features.*.description', 'One double, one twin room and a sofa bed, all on quiet levels.', 'Ein Doppelzimmer, ein Zweibettzimmer und ein Schlafsofa, alle in ruhiger Lage.', '2026-11-26 03:15:55.280183+00'),
	(636, 'de', 'villa', 4, 'rooms.*.name', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(637, 'de', 'villa', 4, 'rooms.*.name', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(638, 'de', 'villa', 4, 'rooms.*.name', 'Second bedroom', 'Zweites Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(639, 'de', 'villa', 4, 'rooms.*.beds', 'Sofa bed, door to the garden', 'Schlafsofa, Tür zum Garten', '2026-11-26 03:15:55.280183+00'),
	(640, 'de', 'villa', 4, 'rooms.*.beds', 'Double bed, balcony over the bay', 'Doppelbett, Balkon über der Bucht', '2026-11-26 03:15:55.280183+00'),
	(641, 'de', 'villa', 4, 'rooms.*.beds', 'Two single beds', 'Zwei Einzelbetten', '2026-11-26 03:15:55.280183+00'),
	(642, 'de', 'villa', 4, 'captions.*.text', 'The house', 'Das Haus', '2026-11-26 03:15:55.280183+00'),
	(643, 'de', 'villa', 4, 'captions.*.text', 'Living room', 'Wohnzimmer', '2026-11-26 03:15:55.280183+00'),
	(644, 'de', 'villa', 4, 'captions.*.text', 'First bedroom', 'Erstes Schlafzimmer', '2026-11-26 03:15:55.280183+00'),
	(645, 'de', 'villa', 4, 'captions.*.text', 'Bathroom', 'Bad', '2026-11-26 03:15:55.280183+00'),
	(647, 'de', 'villa', 4, 'captions.*.text', 'The olive grove behind the house', 'Der Olivenhain hinter dem Haus', '2026-11-26 03:15:55.280183+00'),
	(648, 'de', 'villa', 4, 'captions.*.text', 'The pool, shared by the four villas', 'Der Pool der vier Villen', '2026-11-26 03:15:55.280183+00'),
	(649, 'de', 'villa', 4, 'captions.*.text', 'The beach below the garden', 'Der Strand unterhalb des Gartens', '2026-11-26 03:15:55.280183+00'),
	(650, 'de', 'villa', 4, 'amenities.*', 'Free WiFi', 'Kostenloses WLAN', '2026-11-26 03:15:55.280183+00'),
	(651, 'de', 'villa', 4, 'amenities.*', 'Air conditioning in every room', 'Klimaanlage in jedem Zimmer', '2026-11-26 03:15:55.280183+00'),
	(652, 'de', 'villa', 4, 'amenities.*', 'Private parking', 'Eigener Parkplatz', '2026-11-26 03:15:55.280183+00'),
	(653, 'de', 'villa', 4, 'amenities.*', 'Sea view', 'Meerblick', '2026-11-26 03:15:55.280183+00'),
	(654, 'de', 'villa', 4, 'amenities.*', 'Fully equipped kitchen', 'Voll ausgestattete Küche', '2026-11-26 03:15:55.280183+00'),
	(655, 'de', 'villa', 4, 'amenities.*', 'Terrace', 'Terrasse', '2026-11-26 03:15:55.280183+00'),
	(656, 'de', 'villa', 4, 'amenities.*', 'Shared pool', 'Gemeinsamer Pool', '2026-11-26 03:15:55.280183+00'),
	(657, 'de', 'villa', 4, 'amenities.*', 'Washing machine', 'Waschmaschine', '2026-11-26 03:15:55.280183+00'),
	(658, 'de', 'villa', 4, 'amenities.*', 'Bed linen and towels', 'Bettwäsche und Handtücher', '2026-11-26 03:15:55.280183+00'),
	(659, 'de', 'villa', 4, 'amenities.*', 'Smart TV', 'Smart-TV', '2026-11-26 03:15:55.280183+00'),
	(660, 'de', 'villa', 4, 'amenities.*', 'Baby cot on request', 'Babybett auf Anfrage', '2026-11-26 03:15:55.280183+00'),
	(661, 'de', 'villa', 4, 'amenities.*', 'Barbecue', 'Grill', '2026-11-26 03:15:55.280183+00'),
	(662, 'de', 'amenity', 1, 'title', 'Swimming pool', 'Pool', '2026-11-26 03:15:55.280183+00'),
	(663, 'de', 'amenity', 1, 'description', 'A long freshwater pool on a terrace of pale stone, with a shallow end for children, loungers and canvas umbrellas for everybody, and the sea behind it. Open from eight in the morning until ten at night, May to October.', 'Ein langer Süßwasserpool auf einer Terrasse aus hellem Stein, mit flachem Bereich für Kinder, Liegen und Sonnenschirmen für alle und dem Meer dahinter. Geöffnet von acht Uhr morgens bis zehn Uhr abends, Mai bis Oktober.', '2026-11-26 03:15:55.280183+00'),
	(664, 'de', 'amenity', 2, 'title', 'Beach area', 'Strand', '2026-11-26 03:15:55.280183+00'),
	(665, 'de', 'amenity', 2, 'description', 'A hundred metres down the garden path lies a small quiet cove: pale sand, clear shallow water, a few umbrellas. Towels, chairs and a beach bag are in every villa.', 'Hundert Meter den Gartenweg hinunter liegt eine kleine ruhige Bucht: heller Sand, klares flaches Wasser, ein paar Sonnenschirme. Handtücher, Stühle und eine Strandtasche gibt es in jeder Villa.', '2026-11-26 03:15:55.280183+00'),
	(666, 'de', 'amenity', 3, 'title', 'BBQ area', 'Grillplatz', '2026-11-26 03:15:55.280183+00'),
	(667, 'de', 'amenity', 3, 'description', 'A stone grill under a reed-covered pergola, with a table long enough for two villas. Wood, tongs and a lamp are there; bring what the fisherman had this morning.', 'Ein Steingrill unter einer schilfgedeckten Pergola, mit einem Tisch, der für zwei Villen reicht. Holz, Zange und Lampe sind da; bringen Sie mit, was der Fischer am Morgen hatte.', '2026-11-26 03:15:55.280183+00'),
	(668, 'de', 'amenity', 4, 'title', 'Garden', 'Garten', '2026-11-26 03:15:55.280183+00'),
	(669, 'de', 'amenity', 4, 'description', 'Lawns, lavender and olive trees between the houses, watered at night.', 'Rasen, Lavendel und Olivenbäume zwischen den Häusern, bewässert in der Nacht.', '2026-11-26 03:15:55.280183+00'),
	(670, 'de', 'amenity', 5, 'title', 'Private parking', 'Eigener Parkplatz', '2026-11-26 03:15:55.280183+00'),
	(671, 'de', 'amenity', 5, 'description', 'One shaded place for each villa, inside the gate.', 'Ein schattiger Platz für jede Villa, innerhalb des Tors.', '2026-11-26 03:15:55.280183+00'),
	(672, 'de', 'amenity', 6, 'title', 'Sun terrace', 'Sonnenterrasse', '2026-11-26 03:15:55.280183+00'),
	(673, 'de', 'amenity', 6, 'description', 'Loungers and umbrellas around the pool, enough for every guest.', 'Liegen und Sonnenschirme rund um den Pool, genug für alle Gäste.', '2026-11-26 03:15:55.280183+00'),
	(674, 'de', 'amenity', 7, 'title', 'Equipped kitchen', 'Ausgestattete Küche', '2026-11-26 03:15:55.280183+00'),
	(675, 'de', 'amenity', 7, 'description', 'Oven, hob, dishwasher, coffee machine and sharp knives.', 'Backofen, Kochfeld, Spülmaschine, Kaffeemaschine und scharfe Messer.', '2026-11-26 03:15:55.280183+00'),
	(676, 'de', 'amenity', 8, 'title', 'Air conditioning', 'Klimaanlage', '2026-11-26 03:15:55.280183+00'),
	(677, 'de', 'amenity', 8, 'description', 'In every bedroom and living room, with its own control.', 'In jedem Schlaf- und Wohnzimmer, einzeln regelbar.', '2026-11-26 03:15:55.280183+00'),
	(678, 'de', 'amenity', 9, 'title', 'Fast WiFi', 'Schnelles WLAN', '2026-11-26 03:15:55.280183+00'),
	(679, 'de', 'amenity', 9, 'description', 'Fibre to every house; good enough for a call from the terrace.', 'Glasfaser in jedem Haus; gut genug für ein Gespräch von der Terrasse.', '2026-11-26 03:15:55.280183+00'),
	(680, 'de', 'amenity', 10, 'title', 'Washing machine', 'Waschmaschine', '2026-11-26 03:15:55.280183+00'),
	(681, 'de', 'amenity', 10, 'description', 'In each villa, with a drying line in the sun.', 'In jeder Villa, mit einer Wäscheleine in der Sonne.', '2026-11-26 03:15:55.280183+00'),
	(682, 'de', 'amenity', 11, 'title', 'Welcome by your host', 'Empfang durch Ihre Gastgeber', '2026-11-26 03:15:55.280183+00'),
	(683, 'de', 'amenity', 11, 'description', 'We meet you, show you the house and tell you where the good fish is.', 'Wir empfangen Sie, zeigen Ihnen das Haus und sagen Ihnen, wo es guten Fisch gibt.', '2026-11-26 03:15:55.280183+00'),
	(684, 'de', 'amenity', 12, 'title', 'Linen and towels', 'Bettwäsche und Handtücher', '2026-11-26 03:15:55.280183+00'),
	(685, 'de', 'amenity', 12, 'description', 'Changed once a week, beach towels included.', 'Einmal pro Woche gewechselt, Strandtücher inbegriffen.', '2026-11-26 03:15:55.280183+00'),
	(686, 'de', 'amenity', 13, 'title', 'Cleaning', 'Reinigung', '2026-11-26 03:15:55.280183+00'),
	(687, 'de', 'amenity', 13, 'description', 'Before you arrive and once in the middle of longer stays.', 'Vor Ihrer Ankunft und bei längeren Aufenthalten einmal in der Mitte.', '2026-11-26 03:15:55.280183+00'),
	(688, 'de', 'attraction', 1, 'title', 'The cove below the garden', 'Die Bucht unterhalb des Gartens', '2026-11-26 03:15:55.280183+00'),
	(689, 'de', 'attraction', 1, 'description', 'Pale sand, clear shallow water and seldom more than a handful of people. Five minutes in flip-flops.', 'Heller Sand, klares flaches Wasser und selten mehr als eine Handvoll Menschen. Fünf Minuten in Badeschuhen.', '2026-11-26 03:15:55.280183+00'),
	(690, 'de', 'attraction', 1, 'distance', '80 m', '80 m', '2026-11-26 03:15:55.280183+00'),
	(691, 'de', 'attraction', 1, 'location', 'Below the villas', 'Unterhalb der Villen', '2026-11-26 03:15:55.280183+00'),
	(692, 'de', 'attraction', 2, 'title', 'Mount Athos cruise', 'Bootsfahrt entlang des Athos', '2026-11-26 03:15:55.280183+00'),
	(693, 'de', 'attraction', 2, 'description', 'A boat along the monasteries of the Holy Mountain, from the little harbour; three hours, best in the morning.', 'Mit dem Boot entlang der Klöster des Heiligen Berges, ab dem kleinen Hafen; drei Stunden, am schönsten am Morgen.', '2026-11-26 03:15:55.280183+00'),
	(694, 'de', 'attraction', 2, 'distance', '9 km', '9 km', '2026-11-26 03:15:55.280183+00'),
	(695, 'de', 'attraction', 2, 'location', 'Ormos harbour', 'Hafen Ormos', '2026-11-26 03:15:55.280183+00'),
	(696, 'de', 'attraction', 3, 'title', 'Fish taverna on the pier', 'Fischtaverne auf der Mole', '2026-11-26 03:15:55.280183+00'),
	(697, 'de', 'attraction', 3, 'description', 'What came in at dawn, grilled over charcoal, with the boats in front of the table.', 'Was im Morgengrauen ankam, über Holzkohle gegrillt, mit den Booten vor dem Tisch.', '2026-11-26 03:15:55.280183+00'),
	(698, 'de', 'attraction', 3, 'distance', '7 km', '7 km', '2026-11-26 03:15:55.280183+00'),
	(699, 'de', 'attraction', 3, 'location', 'Harbour village', 'Hafendorf', '2026-11-26 03:15:55.280183+00'),
	(700, 'de', 'attraction', 4, 'title', 'The village square', 'Der Dorfplatz', '2026-11-26 03:15:55.280183+00');
INSERT INTO public.translations OVERRIDING SYSTEM VALUE VALUES
	(701, 'de', 'attraction', 4, 'description', 'Two tavernas under a plane tree; moussaka on Sundays, music on Saturdays.', 'Zwei Tavernen unter einer Platane; Moussaka am Sonntag, Musik am Samstag.', '2026-11-26 03:15:55.280183+00'),
	(702, 'de', 'attraction', 4, 'distance', '5 km', '5 km', '2026-11-26 03:15:55.280183+00'),
	(703, 'de', 'attraction', 4, 'location', 'The old village', 'Das alte Dorf', '2026-11-26 03:15:55.280183+00'),
	(704, 'de', 'attraction', 5, 'title', 'Vineyard and kitchen', 'Weingut und Küche', '2026-11-26 03:15:55.280183+00'),
	(705, 'de', 'attraction', 5, 'description', 'A family winery that cooks for whoever calls the day before.', 'Ein Familienweingut, das für alle kocht, die am Tag vorher anrufen.', '2026-11-26 03:15:55.280183+00'),
	(706, 'de', 'attraction', 5, 'distance', '8-9 km', '8–9 km', '2026-11-26 03:15:55.280183+00'),
	(707, 'de', 'attraction', 5, 'location', 'The hills inland', 'Die Hügel im Hinterland', '2026-11-26 03:15:55.280183+00'),
	(708, 'de', 'attraction', 6, 'title', 'Beach bar at the bay', 'Strandbar in der Bucht', '2026-11-26 03:15:55.280183+00'),
	(709, 'de', 'attraction', 6, 'description', 'Coffee in the morning, meze in the evening, sand under the chair all day.', 'Morgens Kaffee, abends Meze, den ganzen Tag Sand unter dem Stuhl.', '2026-11-26 03:15:55.280183+00'),
	(710, 'de', 'attraction', 6, 'distance', '5.2 km', '5,2 km', '2026-11-26 03:15:55.280183+00'),
	(711, 'de', 'attraction', 6, 'location', 'The next bay', 'Die nächste Bucht', '2026-11-26 03:15:55.280183+00'),
	(712, 'de', 'attraction', 7, 'title', 'Long beaches of the south', 'Lange Strände im Süden', '2026-11-26 03:15:55.280183+00'),
	(713, 'de', 'attraction', 7, 'description', 'Kilometres of sand and pine woods down to the water, for a day with a picnic.', 'Kilometerweit Sand, Kiefernwald bis ans Wasser, für einen Tag mit Picknick.', '2026-11-26 03:15:55.280183+00'),
	(714, 'de', 'attraction', 7, 'distance', '20-30 minutes by car', '20–30 Minuten mit dem Auto', '2026-11-26 03:15:55.280183+00'),
	(715, 'de', 'attraction', 7, 'location', 'Southern coast', 'Südküste', '2026-11-26 03:15:55.280183+00'),
	(716, 'de', 'attraction', 8, 'title', 'Olive-grove walk', 'Wanderung durch die Olivenhaine', '2026-11-26 03:15:55.280183+00'),
	(717, 'de', 'attraction', 8, 'description', 'A marked path through olive groves and wild flowers to a chapel over the sea; two hours there and back.', 'Ein markierter Weg durch Olivenhaine und Wildblumen zu einer Kapelle über dem Meer; zwei Stunden hin und zurück.', '2026-11-26 03:15:55.280183+00'),
	(718, 'de', 'attraction', 8, 'distance', 'From the gate', 'Ab dem Tor', '2026-11-26 03:15:55.280183+00'),
	(719, 'de', 'attraction', 8, 'location', 'Behind the villas', 'Hinter den Villen', '2026-11-26 03:15:55.280183+00'),
	(720, 'de', 'attraction', 9, 'title', 'Boats without a licence', 'Boote ohne Führerschein', '2026-11-26 03:15:55.280183+00'),
	(721, 'de', 'attraction', 9, 'description', 'Small motor boats for the islands off the coast, by the half day or the day.', 'Kleine Motorboote zu den Inseln vor der Küste, für einen halben oder ganzen Tag.', '2026-11-26 03:15:55.280183+00'),
	(722, 'de', 'attraction', 9, 'distance', '20 km', '20 km', '2026-11-26 03:15:55.280183+00'),
	(723, 'de', 'attraction', 9, 'location', 'Boat rental at the marina', 'Bootsverleih in der Marina', '2026-11-26 03:15:55.280183+00'),
	(724, 'de', 'picture', 0, 'alts.*', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 'Der Pool im Garten und drei der Villen im goldenen Abendlicht, am Horizont das Meer und ein Berggipfel', '2026-11-26 03:15:55.280183+00'),
	(725, 'de', 'picture', 0, 'alts.*', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 'Langer türkisfarbener Pool auf einer Terrasse aus hellem Stein mit Liegen und Sonnenschirmen, dahinter das Meer', '2026-11-26 03:15:55.280183+00'),
	(726, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 'Villa Armonia: weiße Mauern über einem steinernen Erdgeschoss, salbeigrüne Läden, ein Eisenbalkon und eine Holzpergola über der Terrasse', '2026-11-26 03:15:55.280183+00'),
	(727, 'de', 'picture', 0, 'alts.*', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 'Villa Eirini: reinweiße Mauern, Bögen und blaue Läden, mit leuchtender Bougainvillea über der Pergola', '2026-11-26 03:15:55.280183+00'),
	(728, 'de', 'picture', 0, 'alts.*', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 'Villa Thea: Giebel aus Naturstein mit breiten Holzfenstern, einem gläsernen Balkon und einem schattigen Essplatz', '2026-11-26 03:15:55.280183+00'),
	(729, 'de', 'picture', 0, 'alts.*', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 'Villa Onar: sandfarbene Mauern mit blaugrauen Läden, einem langen Holzbalkon und einer Dachterrasse mit Bougainvillea', '2026-11-26 03:15:55.280183+00'),
	(730, 'de', 'picture', 0, 'alts.*', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 'Blick von einem oberen Balkon über Pool und Sonnenterrasse aufs Meer und einen fernen Gipfel', '2026-11-26 03:15:55.280183+00'),
	(731, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 'Villa Armonia: helles Wohnzimmer mit Balkendecke, Leinensofas und Esstisch, Schiebetüren offen zum Rasen und zum Meer', '2026-11-26 03:15:55.280183+00'),
	(732, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 'Villa Armonia: offene Küche mit hellgrünen Schränken, glasierten Fliesen und Holzregalen neben einem Esstisch', '2026-11-26 03:15:55.280183+00'),
	(733, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: double bedroom with an oak bed, blue throw and a balcony door framing the sea', 'Villa Armonia: Schlafzimmer mit Doppelbett aus Eiche, blauem Überwurf und einer Balkontür, die das Meer rahmt', '2026-11-26 03:15:55.280183+00'),
	(734, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: twin bedroom with two single beds, terracotta throws and a sea-view balcony', 'Villa Armonia: Zweibettzimmer mit zwei Einzelbetten, terrakottafarbenen Überwürfen und Balkon mit Meerblick', '2026-11-26 03:15:55.280183+00'),
	(735, 'de', 'picture', 0, 'alts.*', 'Villa Armonia: bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 'Villa Armonia: Bad mit freistehender Wanne unter dem Fenster, einer Steinwand, Eichenmöbeln und runden Spiegeln', '2026-11-26 03:15:55.280183+00'),
	(736, 'de', 'picture', 0, 'alts.*', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 'Kleine ruhige Bucht mit hellem Sand, klarem türkisfarbenem Wasser, ein paar Sonnenschirmen und einem Segelboot', '2026-11-26 03:15:55.280183+00'),
	(737, 'de', 'picture', 0, 'alts.*', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 'Grillecke mit gemauertem Steingrill und gedecktem Tisch unter einer schilfgedeckten Pergola', '2026-11-26 03:15:55.280183+00'),
	(738, 'de', 'picture', 0, 'alts.*', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 'Gartenweg aus Steinplatten neben blühendem Lavendel, die Villen im Abendlicht', '2026-11-26 03:15:55.280183+00'),
	(739, 'de', 'picture', 0, 'alts.*', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 'Die vier Villen, Pool und Rasen von oben, zwischen grünen Hügeln und türkisfarbener Küste', '2026-11-26 03:15:55.280183+00'),
	(740, 'de', 'picture', 0, 'alts.*', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 'Die Sonne geht neben einem Berggipfel am Horizont unter, ihr goldenes Licht auf dem ruhigen Meer und den dunklen Felsen davor', '2026-11-26 03:15:55.280183+00'),
	(741, 'de', 'picture', 0, 'alts.*', 'Footpath winding through an olive grove with wild flowers towards the sea', 'Fußweg, der sich durch einen Olivenhain mit Wildblumen zum Meer windet', '2026-11-26 03:15:55.280183+00'),
	(742, 'de', 'picture', 0, 'alts.*', 'Living room and kitchen of Villa Eirini: pale stone floor, striped rug, sea and mountain through the wide window', 'Wohnzimmer und Küche der Villa Eirini: heller Steinboden, gestreifter Teppich, Meer und Berg durch das breite Fenster', '2026-11-26 03:15:55.280183+00'),
	(743, 'de', 'picture', 0, 'alts.*', 'Bedroom of Villa Eirini: double bed with a cobalt throw, grey-blue wall, balcony over the sea', 'Schlafzimmer der Villa Eirini: Doppelbett mit kobaltblauem Überwurf, graublaue Wand, Balkon über dem Meer', '2026-11-26 03:15:55.280183+00'),
	(744, 'de', 'picture', 0, 'alts.*', 'Kitchen of Villa Eirini: sea-green tiles, open shelves with blue pottery, dining table', 'Küche der Villa Eirini: meergrüne Fliesen, offene Regale mit blauer Keramik, Esstisch', '2026-11-26 03:15:55.280183+00'),
	(745, 'de', 'picture', 0, 'alts.*', 'Living room of Villa Thea: oak boards, long sofa with olive cushions, table by the window towards the sea', 'Wohnzimmer der Villa Thea: Eichendielen, langes Sofa mit olivgrünen Kissen, Tisch am Fenster zum Meer', '2026-11-26 03:15:55.280183+00'),
	(746, 'de', 'picture', 0, 'alts.*', 'Bedroom of Villa Thea: double bed with an olive throw, oak floor, balcony with a view of the peak', 'Schlafzimmer der Villa Thea: Doppelbett mit olivgrünem Überwurf, Eichenboden, Balkon mit Blick auf den Gipfel', '2026-11-26 03:15:55.280183+00'),
	(747, 'de', 'picture', 0, 'alts.*', 'Living room of Villa Onar: terracotta tiles, long dining table, rust-red cushions, garden door', 'Wohnzimmer der Villa Onar: Terrakottafliesen, langer Esstisch, rostrote Kissen, Gartentür', '2026-11-26 03:15:55.280183+00'),
	(748, 'de', 'picture', 0, 'alts.*', 'Bedroom of Villa Onar: double bed with a coral throw on terracotta tiles, balcony over the bay', 'Schlafzimmer der Villa Onar: Doppelbett mit korallenrotem Überwurf auf Terrakottafliesen, Balkon über der Bucht', '2026-11-26 03:15:55.280183+00'),
	(749, 'de', 'picture', 0, 'alts.*', 'Bathroom of Villa Onar: freestanding bath under the window, natural stone wall, double basin', 'Bad der Villa Onar: freistehende Wanne unter dem Fenster, Wand aus Naturstein, Doppelwaschbecken', '2026-11-26 03:15:55.280183+00'),
	(750, 'de', 'price', 0, 'seasons.*', 'Easter', 'Ostern', '2026-11-26 03:15:55.280183+00'),
	(751, 'de', 'price', 0, 'seasons.*', 'Early Summer', 'Frühsommer', '2026-11-26 03:15:55.280183+00'),
	(752, 'de', 'price', 0, 'seasons.*', 'High Summer', 'Sommer', '2026-11-26 03:15:55.280183+00'),
	(753, 'de', 'price', 0, 'seasons.*', 'Peak Summer', 'Hochsommer', '2026-11-26 03:15:55.280183+00'),
	(754, 'de', 'price', 0, 'seasons.*', 'Late Summer', 'Spätsommer', '2026-11-26 03:15:55.280183+00'),
	(755, 'de', 'price', 0, 'seasons.*', 'Early Autumn', 'Frühherbst', '2026-11-26 03:15:55.280183+00'),
	(756, 'de', 'price', 0, 'discounts.*', 'Early booking 10%', 'Frühbucher 10 %', '2026-11-26 03:15:55.280183+00'),
	(757, 'de', 'price', 0, 'discounts.*', 'Early booking 5%', 'Frühbucher 5 %', '2026-11-26 03:15:55.280183+00'),
	(758, 'de', 'price', 0, 'discounts.*', 'Returning guests 3%', 'Stammgäste 3 %', '2026-11-26 03:15:55.280183+00'),
	(759, 'de', 'price', 0, 'terms.*', 'For bookings until December 31, 2026, of 7 nights or more', 'Für Buchungen bis zum 31. Dezember 2026 ab 7 Nächten', '2026-11-26 03:15:55.280183+00'),
	(760, 'de', 'price', 0, 'terms.*', 'For bookings in January and February 2027, of 5 nights or more', 'Für Buchungen im Januar und Februar 2027 ab 5 Nächten', '2026-11-26 03:15:55.280183+00'),
	(761, 'de', 'price', 0, 'terms.*', 'For guests who have stayed with us before, 7 nights or more', 'Für Gäste, die schon einmal bei uns waren, ab 7 Nächten', '2026-11-26 03:15:55.280183+00'),
	(762, 'de', 'settings', 0, 'general.tagline', 'Your Perfect Seaside Escape', 'Ihre perfekte Auszeit am Meer', '2026-11-26 03:15:55.280183+00'),
	(763, 'de', 'settings', 0, 'general.heroTitle', 'Four villas between the garden and the sea', 'Vier Villen zwischen Garten und Meer', '2026-11-26 03:15:55.280183+00'),
	(764, 'de', 'settings', 0, 'general.heroSubtitle', 'Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach', 'Maisonetten mit Meerblick an der griechischen Küste, hundert Meter von einem ruhigen Strand', '2026-11-26 03:15:55.280183+00'),
	(765, 'de', 'settings', 0, 'general.heroText', 'Choose your dates, see the price of every night, and book with the owners themselves.', 'Wählen Sie Ihre Reisedaten, sehen Sie den Preis jeder Nacht und buchen Sie direkt bei den Eigentümern.', '2026-11-26 03:15:55.280183+00'),
	(766, 'de', 'settings', 0, 'seo.metaTitle', 'Sea-view villas on the Greek coast, booked directly', 'Villen mit Meerblick in Griechenland, direkt gebucht', '2026-11-26 03:15:55.280183+00'),
	(767, 'de', 'settings', 0, 'seo.metaDescription', 'Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners.', 'Vier Villen mit Meerblick, Pool und Garten, 100 m von einem ruhigen Strand auf Chalkidiki. Freie Termine und Preise sehen und direkt beim Eigentümer buchen.', '2026-11-26 03:15:55.280183+00'),
	(768, 'de', 'settings', 0, 'included.list', 'The whole villa with its terrace
Shared pool, garden and sun terrace
Bed linen and towels, beach towels too
Cleaning before you arrive, and once in longer stays
WiFi in every room
Air conditioning, water and electricity
A parking place inside the gate
A welcome by your host', 'Die ganze Villa mit ihrer Terrasse
Gemeinsamer Pool, Garten und Sonnenterrasse
Bettwäsche und Handtücher, auch Strandtücher
Reinigung vor Ihrer Ankunft und bei längeren Aufenthalten einmal zwischendurch
WLAN in jedem Zimmer
Klimaanlage, Wasser und Strom
Ein Parkplatz innerhalb des Tors
Empfang durch Ihre Gastgeber', '2026-11-26 03:15:55.280183+00'),
	(769, 'de', 'settings', 0, 'testimonials.quote1', 'We swam before breakfast every single day. The children still ask when we are going home, and they mean there.', 'Wir sind jeden Morgen vor dem Frühstück geschwommen. Die Kinder fragen noch immer, wann wir nach Hause fahren, und meinen dorthin.', '2026-11-26 03:15:55.280183+00'),
	(770, 'de', 'settings', 0, 'testimonials.guests1', 'A family of five, Villa Armonia', 'Eine fünfköpfige Familie, Villa Armonia', '2026-11-26 03:15:55.280183+00'),
	(771, 'de', 'settings', 0, 'testimonials.quote2', 'Spotless house, honest photographs, and hosts who were there when we needed them and nowhere to be seen when we did not.', 'Ein makelloses Haus, ehrliche Fotos und Gastgeber, die da waren, wenn wir sie brauchten, und sonst nirgends zu sehen.', '2026-11-26 03:15:55.280183+00'),
	(772, 'de', 'settings', 0, 'testimonials.guests2', 'Two couples, Villa Thea', 'Zwei Paare, Villa Thea', '2026-11-26 03:15:55.280183+00'),
	(773, 'de', 'settings', 0, 'testimonials.quote3', 'The roof terrace at night is worth the journey alone. We have already chosen our week for next year.', 'Allein die Dachterrasse bei Nacht ist die Reise wert. Unsere Woche für nächstes Jahr steht schon fest.', '2026-11-26 03:15:55.280183+00'),
	(774, 'de', 'settings', 0, 'testimonials.guests3', 'A couple, Villa Onar', 'Ein Paar, Villa Onar', '2026-11-26 03:15:55.280183+00'),
	(775, 'de', 'settings', 0, 'rating.word', 'Exceptional', 'Außergewöhnlich', '2026-11-26 03:15:55.280183+00'),
	(776, 'de', 'settings', 0, 'rating.source', 'Average of guest reviews collected by the owners', 'Durchschnitt der Bewertungen, die die Eigentümer gesammelt haben', '2026-11-26 03:15:55.280183+00'),
	(777, 'de', 'settings', 0, 'company.activity', 'Short-term accommodation', 'Kurzzeitvermietung', '2026-11-26 03:15:55.280183+00'),
	(778, 'de', 'settings', 0, 'company.vatStatement', 'All prices include VAT.', 'Alle Preise enthalten die Mehrwertsteuer.', '2026-11-26 03:15:55.280183+00'),
	(779, 'de', 'law', 0, 'texts.terms', '## Who you book with
You book directly with the owners of the villas. The company named in the footer, with its registration and tax number, is your contract partner; the accommodation is registered in Greece under the number shown there.

## How a stay is booked
Choose dates, check the price and confirm. By pressing the order button you make a binding booking with an obligation to pay. The booking is confirmed once the first payment has been approved by the bank; you then get a confirmation by e-mail.

The minimum stay is 5 nights. Check-in and check-out are possible from Monday to Saturday. At most 6 guests stay in a villa, fewer where the villa is smaller.

## Prices and payment
Prices are shown in euro and include VAT. You pay by Visa or MasterCard, in full or in three stages: 30% to confirm the booking, 30% due 60 days before arrival and the remaining 40% due 20 days before arrival. Bank transfer is possible by agreement.

Card payments are charged in Serbian dinars (RSD). The euro price is converted at the National Bank of Serbia''s middle rate shown before you pay. If your card is held in another currency, your bank converts the dinar amount at its own rate, so the amount on your statement may differ slightly from the euro price.

A security deposit of 500 euro is paid in cash at check-in and given back at check-out.

## Arrival and departure
Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself. Check-out is by 11:00.

## Cancellation and refunds
If you cancel 21 days or more before arrival, 70% of what you have paid is refunded. Under 21 days nothing is refunded. Early departures and no-shows are fully charged.

Refunds go back only to the card that was used for the payment, through the card schemes.

## No right of withdrawal
For accommodation booked for fixed dates the law gives no right of withdrawal.

## Complaints and questions
Write or call us with the contact details in the footer, or use Contact Support under My Reservations. We answer within 24 hours.

To complain, tick ''This is a complaint'' there, or write or call us. We confirm every complaint with a number, answer it with a decision within 8 days and solve it within 15 days of receiving it.

## How the stay is provided
The villa is handed over to you in person or by self check-in on the day of arrival; your confirmation tells how.', '## Mit wem Sie den Vertrag schließen
Sie buchen direkt bei den Eigentümern der Villen. Ihr Vertragspartner ist das in der Fußzeile genannte Unternehmen mit seiner Register- und Steuernummer; die Unterkunft ist in Griechenland unter der dort genannten Nummer registriert.

## Wie ein Aufenthalt gebucht wird
Wählen Sie Ihre Reisedaten, prüfen Sie den Preis und bestätigen Sie. Mit dem Bestellknopf geben Sie eine verbindliche, zahlungspflichtige Buchung ab. Die Buchung ist bestätigt, sobald die Bank die erste Zahlung genehmigt hat; Sie erhalten dann eine Bestätigung per E-Mail.

Der Mindestaufenthalt beträgt 5 Nächte. An- und Abreise sind von Montag bis Samstag möglich. In einer Villa wohnen höchstens 6 Gäste, in kleineren Villen weniger.

## Preise und Zahlung
Die Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Sie zahlen mit Visa oder MasterCard, auf einmal oder in drei Raten: 30 % zur Bestätigung der Buchung, 30 % bis 60 Tage vor der Anreise und die übrigen 40 % bis 20 Tage vor der Anreise. Eine Überweisung ist nach Absprache möglich.

Kartenzahlungen werden in serbischen Dinar (RSD) belastet. Der Europreis wird zum Mittelkurs der Serbischen Nationalbank umgerechnet, den Sie vor der Zahlung sehen. Lautet Ihre Karte auf eine andere Währung, rechnet Ihre Bank den Dinarbetrag zu ihrem eigenen Kurs um; der Betrag auf Ihrem Kontoauszug kann deshalb leicht vom Europreis abweichen.

Eine Kaution von 500 Euro wird bei der Anreise in bar hinterlegt und bei der Abreise zurückgegeben.

## An- und Abreise
Die Anreise ist von 15:00 bis 18:30 Uhr mit Ihren Gastgebern möglich, selbstständig bis 23:00 Uhr. Die Abreise ist bis 11:00 Uhr.

## Stornierung und Rückzahlung
Wenn Sie 21 Tage oder mehr vor der Anreise stornieren, werden 70 % der gezahlten Summe zurückgezahlt. Unter 21 Tagen wird nichts zurückgezahlt. Vorzeitige Abreise und Nichterscheinen werden voll berechnet.

Rückzahlungen gehen ausschließlich auf die Karte, mit der gezahlt wurde, über die Kartenorganisationen.

## Kein Widerrufsrecht
Bei einer Unterkunft, die für bestimmte Reisedaten gebucht ist, sieht das Gesetz kein Widerrufsrecht vor.

## Beschwerden und Fragen
Schreiben Sie uns oder rufen Sie uns an, die Kontaktdaten stehen in der Fußzeile, oder nutzen Sie „Schreiben Sie uns“ unter „Meine Buchungen“. Wir antworten innerhalb von 24 Stunden.

Für eine Beschwerde wählen Sie dort „Dies ist eine Beschwerde“, oder Sie schreiben uns oder rufen an. Wir bestätigen jede Beschwerde mit einer Nummer, beantworten sie innerhalb von 8 Tagen mit einer Entscheidung und erledigen sie innerhalb von 15 Tagen nach Eingang.

## Wie die Leistung erbracht wird
Die Villa wird Ihnen am Anreisetag persönlich übergeben, oder Sie reisen selbstständig an; wie, steht in Ihrer Bestätigung.', '2026-11-26 03:15:55.280183+00'),
	(780, 'de', 'law', 0, 'texts.privacy', '## What we keep
To book a stay we need your name, e-mail address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law asks; what our mails to you said for two years; support requests, and accounts that nobody uses, for three; complaints with their answers, which consumer law makes us list, for two, also when you erase your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared; what the bank told us about payments for five; when and from which network somebody signed in, or tried to, for one. After that they are cleared by themselves.

## Card data
You enter your card details only on the payment page of the bank. They travel encrypted, and reach neither this site nor its owner. We see only whether the payment was approved, and the bank''s references.

## What we use it for
To provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising.

## Cookies
This site sets one cookie when you sign in, one that remembers for a year that you have signed in on this device, so that nobody who guesses passwords can keep you out, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, and one that carries a short message, such as ''Logged Out'', to the next page and is gone within a minute. Your browser also remembers the dates that you chose last, until you clear them; they are not sent to us unless you search or book. What you type into a form stays in the tab of your browser until you send it, log out or close the tab, so that a reload or a lost connection loses nothing; passwords, codes and card details are never kept. The site loads no fonts, scripts or trackers from other sites.

## How fast pages are
Your browser tells this site how long a page took to appear and to answer, by kind of page and whether it was a phone, without a cookie and without anything that names you. A browser that asks not to be tracked sends nothing.

## Who else sees it
The bank that processes your payment, and the authorities where the law demands it.

## Your rights
Under ''Your data'', when you are logged in, you can download what we keep about you, see where you are signed in, and erase it as far as the law lets us. To have something corrected, or for anything else, write to the e-mail address in the footer.', '## Was wir speichern
Um einen Aufenthalt zu buchen, brauchen wir Ihren Namen, Ihre E-Mail-Adresse, Telefonnummer und Ihr Land, die Zahl der Gäste und das, was Sie als besondere Wünsche angeben. Ihre Buchungen und Zahlungen speichern wir zehn Jahre, wie es das Steuerrecht verlangt; was in unseren E-Mails an Sie stand, zwei Jahre; Anfragen an uns und Konten, die niemand nutzt, drei; Beschwerden mit ihren Antworten, die wir nach dem Verbraucherrecht führen müssen, zwei, auch wenn Sie Ihre Daten löschen; Nummern von Ausweisen, nach denen wir nur fragen, wo die griechische Steuerverwaltung es tut, verschlüsselt und bis 30 Tage nach der Meldung; was uns die Bank über Zahlungen mitgeteilt hat, fünf; wann und aus welchem Netz sich jemand angemeldet oder es versucht hat, eines. Danach werden sie von selbst gelöscht.

## Kartendaten
Ihre Kartendaten geben Sie nur auf der Zahlungsseite der Bank ein. Sie werden verschlüsselt übertragen und erreichen weder diese Website noch ihren Eigentümer. Wir sehen nur, ob die Zahlung genehmigt wurde, und die Kennzeichen der Bank.

## Wofür wir sie verwenden
Um Ihren Aufenthalt zu ermöglichen, Ihnen darüber zu schreiben und unsere Bücher zu führen. Wir verkaufen und vermieten keine Daten und zeigen keine Werbung.

## Cookies
Diese Website setzt ein Cookie, wenn Sie sich anmelden, eines, das sich ein Jahr lang merkt, dass Sie sich auf diesem Gerät angemeldet haben, damit niemand, der Passwörter rät, Sie aussperren kann, eines für zehn Minuten zwischen den beiden Schritten der Anmeldung, wo ein Administrator sie verlangt, eines, das die Buchung, die Sie gerade ausfüllen, einen Tag lang behält, und eines, das eine kurze Nachricht wie „Abgemeldet“ auf die nächste Seite bringt und nach einer Minute verschwindet. Ihr Browser merkt sich außerdem die Reisedaten, die Sie zuletzt gewählt haben, bis Sie sie löschen; an uns werden sie nur gesendet, wenn Sie suchen oder buchen. Was Sie in ein Formular schreiben, bleibt im Tab Ihres Browsers, bis Sie es absenden, sich abmelden oder den Tab schließen, damit beim Neuladen oder bei verlorener Verbindung nichts verloren geht; Passwörter, Codes und Kartendaten werden nie behalten. Die Website lädt keine Schriften, Skripte oder Tracker von anderen Websites.

## Wie schnell die Seiten sind
Ihr Browser teilt dieser Website mit, wie lange eine Seite gebraucht hat, um zu erscheinen und zu reagieren, nach Art der Seite und ob es ein Telefon war, ohne Cookie und ohne etwas, das Sie benennt. Ein Browser, der nicht verfolgt werden möchte, sendet nichts.

## Wer sie sonst sieht
Die Bank, die Ihre Zahlung verarbeitet, und die Behörden, wo das Gesetz es verlangt.

## Ihre Rechte
Unter „Ihre Daten“ können Sie, wenn Sie angemeldet sind, herunterladen, was wir über Sie speichern, sehen, wo Sie angemeldet sind, und es löschen, soweit das Gesetz uns lässt. Für eine Berichtigung oder alles andere schreiben Sie an die E-Mail-Adresse in der Fußzeile.', '2026-11-26 03:15:55.280183+00');

INSERT INTO public.tries VALUES
	('hKwSFja6STMhkIBoo9fuhvMn5hJB1iqoYp1w7FnyyWo', 0, '2026-11-25 17:17:41+00'),
	('pthLyS6RCmpI_2OGgyiUTp3Yw1WcvxUr_Dn8L4IpjBk', 0, '2026-11-25 18:02:41+00'),
	('0lo_yY9YlqmCF6B_oExCuj6uhiTW6i8LomYfoQm9Z6U', 1, '2026-11-25 18:02:41+00'),
	('dguG1Z1Fz_m49EPBQe5LzHTROUfABfM4bYVqmjQsOis', 0, '2026-11-25 17:17:41+00'),
	('WcaxU_NT1oZGeDm90dr-NvxFV7Cngino8Q0sW0xwcr4', 0, '2026-11-25 18:02:41+00'),
	('QnedPDUu1bmh2Kgm83G9L6xv5KJWSw2UITPdm4KEc_A', 1, '2026-11-25 18:02:41+00'),
	('KdDUMIv8EI66hKhJuKd7DxiwXeafNptd_rw4AFCbi88', 3, '2026-11-25 18:02:41+00'),
	('E6tMxqv3Hu0k0DP_sZ3by1mCkIOUtXDO4zlgwpknre4', 0, '2026-11-25 17:17:41+00'),
	('jHRE83NxJEhUdaJcBDTMqRMQ5jVWbZJbK3RMyAuhMt4', 0, '2026-11-25 17:17:41+00'),
	('Pb3c8F2-9WGz_9mDIsRlQrFOd1jP53wzMtisqRSWB18', 0, '2026-11-25 18:02:41+00'),
	('eMRYA9HjblWp1jcLrHanMwnmyoPhDO26KBv2N9ksAVU', 1, '2026-11-25 18:02:41+00');

INSERT INTO public.villas OVERRIDING SYSTEM VALUE VALUES
	(1, 'villa-armonia', 'Villa Armonia', 'Αρμονία', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 95, 2, 1, 1, 2, 6, '/pictures/villa-armonia-exterior.jpg', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 'Armonia stands closest to the pool. Downstairs a beamed living room opens onto the patio and the lawn; the kitchen is made for people who like to cook with what the village market had that morning. Upstairs, two quiet bedrooms share the long view over the garden to the sea and, on clear evenings, to the peak of Mount Athos.

Families like it for the ground-floor sofa bed and the short way to the water; friends like it for the table under the pergola that seats everybody.', 'Harmony', '[{"title": "Pergola patio", "description": "A shaded table for six beside the garden, with an outdoor light that stays warm, not bright."}, {"title": "Sea-view bedrooms", "description": "Both bedrooms upstairs look over the garden to the sea, each with its own balcony door."}, {"title": "Steps from the pool", "description": "Twenty metres across the lawn, close enough to hear the children, far enough to read."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-armonia-exterior.jpg", "/pictures/living-room.jpg", "/pictures/kitchen.jpg", "/pictures/bedroom-double.jpg", "/pictures/bedroom-twin.jpg", "/pictures/bathroom.jpg", "/pictures/bbq-garden.jpg", "/pictures/pool-midday.jpg"]', 0, NULL, '2026-11-26 03:15:55.280183+00', 2, '[{"beds": "Sofa bed, open to the patio", "name": "Living room"}, {"beds": "Double bed, balcony door to the sea", "name": "First bedroom"}, {"beds": "Double bed and single bed, view over the garden", "name": "Second bedroom"}]', '[{"text": "The house", "image": "/pictures/villa-armonia-exterior.jpg"}, {"text": "Living room", "image": "/pictures/living-room.jpg"}, {"text": "Kitchen", "image": "/pictures/kitchen.jpg"}, {"text": "First bedroom", "image": "/pictures/bedroom-double.jpg"}, {"text": "Second bedroom", "image": "/pictures/bedroom-twin.jpg"}, {"text": "Bathroom", "image": "/pictures/bathroom.jpg"}, {"text": "The garden table", "image": "/pictures/bbq-garden.jpg"}, {"text": "The pool, shared by the four villas", "image": "/pictures/pool-midday.jpg"}]', NULL, '', 'ama', '00012345678', 'none'),
	(2, 'villa-eirini', 'Villa Eirini', 'Ειρήνη', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 90, 2, 2, 0, 2, 6, '/pictures/villa-eirini-exterior.jpg', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 'Eirini is the house for sleeping late. It stands at the far side of the garden behind a bougainvillea, and the only morning sound is the sea, a hundred metres down the path. The rooms are cool and plain: lime plaster, linen, oak.

The twin room is a favourite of children; the terrace upstairs is where the evening is spent, with the sun going down beside the mountain.', 'Peace', '[{"title": "The quiet corner", "description": "Set apart at the edge of the garden, with nobody passing by."}, {"title": "Sunset terrace", "description": "An upper terrace that faces the sea and the last light of the day."}, {"title": "Cool in August", "description": "Thick walls, cross-breeze and air conditioning in every room."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-eirini-exterior.jpg", "/pictures/villa-eirini-living.jpg", "/pictures/villa-eirini-kitchen.jpg", "/pictures/villa-eirini-bedroom.jpg", "/pictures/garden-path-lavender.jpg", "/pictures/athos-sunset-sea.jpg", "/pictures/pool-midday.jpg", "/pictures/beach.jpg"]', 1, NULL, '2026-11-26 03:15:55.280183+00', 2, '[{"beds": "Double bed, balcony over the sea", "name": "First bedroom"}, {"beds": "Double bed", "name": "Second bedroom"}, {"beds": "Two single beds", "name": "Third bedroom"}]', '[{"text": "The house", "image": "/pictures/villa-eirini-exterior.jpg"}, {"text": "Living room", "image": "/pictures/villa-eirini-living.jpg"}, {"text": "Kitchen", "image": "/pictures/villa-eirini-kitchen.jpg"}, {"text": "First bedroom", "image": "/pictures/villa-eirini-bedroom.jpg"}, {"text": "The path to the sea", "image": "/pictures/garden-path-lavender.jpg"}, {"text": "Evening over the bay", "image": "/pictures/athos-sunset-sea.jpg"}, {"text": "The pool, shared by the four villas", "image": "/pictures/pool-midday.jpg"}, {"text": "The beach below the garden", "image": "/pictures/beach.jpg"}]', NULL, '', 'ama', '00012345678', 'none'),
	(3, 'villa-thea', 'Villa Thea', 'Θέα', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 105, 3, 0, 1, 2, 6, '/pictures/villa-thea-exterior.jpg', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 'Thea is built of the stone of the hill it stands on and looks over everything: the pool, the lawns, the olive grove, the bay. The living room and the kitchen are one long space with windows from wall to wall.

Three double bedrooms make it the choice of couples who travel together; everybody gets a view, and nobody has to draw lots.', 'View', '[{"title": "Glass balcony", "description": "Nothing between the armchair and the horizon."}, {"title": "Three double bedrooms", "description": "Each with its own wardrobe, reading lights and a window to the sea."}, {"title": "Shaded dining", "description": "A stone patio on the north side, cool at noon, for lunches that turn into afternoons."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-thea-exterior.jpg", "/pictures/villa-thea-living.jpg", "/pictures/villa-thea-bedroom.jpg", "/pictures/terrace-sea-view.jpg", "/pictures/aerial-view.jpg", "/pictures/garden-path-lavender.jpg", "/pictures/pool-midday.jpg", "/pictures/beach.jpg"]', 2, NULL, '2026-11-26 03:15:55.280183+00', 2, '[{"beds": "Sofa bed", "name": "Living room"}, {"beds": "Double bed, balcony with a view of the peak", "name": "First bedroom"}, {"beds": "Double bed, window to the sea", "name": "Second bedroom"}, {"beds": "Double bed, window to the sea", "name": "Third bedroom"}]', '[{"text": "The house", "image": "/pictures/villa-thea-exterior.jpg"}, {"text": "Living room", "image": "/pictures/villa-thea-living.jpg"}, {"text": "First bedroom", "image": "/pictures/villa-thea-bedroom.jpg"}, {"text": "View from the balcony", "image": "/pictures/terrace-sea-view.jpg"}, {"text": "The garden and the bay", "image": "/pictures/aerial-view.jpg"}, {"text": "The path to the sea", "image": "/pictures/garden-path-lavender.jpg"}, {"text": "The pool, shared by the four villas", "image": "/pictures/pool-midday.jpg"}, {"text": "The beach below the garden", "image": "/pictures/beach.jpg"}]', NULL, '', 'ama', '00012345678', 'none'),
	(4, 'villa-onar', 'Villa Onar', 'Όναρ', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 85, 1, 2, 1, 1, 5, '/pictures/villa-onar-exterior.jpg', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 'Onar is the smallest of the four and has what none of the others have: a roof terrace, reached by an outside stair, where the night sky over the Aegean is all yours. Inside it is a snug house for a family of four or five.

The barbecue corner of the garden is just beyond the kitchen door, which is why the evenings here tend to begin early and end late.', 'Dream', '[{"title": "Roof terrace", "description": "Reached by an outside stair; loungers, a lantern, and more stars than you remember."}, {"title": "Next to the barbecue", "description": "The stone grill and its long table are ten steps from the kitchen."}, {"title": "Snug for families", "description": "One double, one twin room and a sofa bed, all on quiet levels."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-onar-exterior.jpg", "/pictures/villa-onar-living.jpg", "/pictures/villa-onar-bedroom.jpg", "/pictures/villa-onar-bathroom.jpg", "/pictures/bbq-garden.jpg", "/pictures/olive-grove-trail.jpg", "/pictures/pool-midday.jpg", "/pictures/beach.jpg"]', 3, NULL, '2026-11-26 03:15:55.280183+00', 2, '[{"beds": "Sofa bed, door to the garden", "name": "Living room"}, {"beds": "Double bed, balcony over the bay", "name": "First bedroom"}, {"beds": "Two single beds", "name": "Second bedroom"}]', '[{"text": "The house", "image": "/pictures/villa-onar-exterior.jpg"}, {"text": "Living room", "image": "/pictures/villa-onar-living.jpg"}, {"text": "First bedroom", "image": "/pictures/villa-onar-bedroom.jpg"}, {"text": "Bathroom", "image": "/pictures/villa-onar-bathroom.jpg"}, {"text": "The garden table", "image": "/pictures/bbq-garden.jpg"}, {"text": "The olive grove behind the house", "image": "/pictures/olive-grove-trail.jpg"}, {"text": "The pool, shared by the four villas", "image": "/pictures/pool-midday.jpg"}, {"text": "The beach below the garden", "image": "/pictures/beach.jpg"}]', NULL, '', 'ama', '00012345678', 'none');

SELECT pg_catalog.setval('public.accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.activity_id_seq', 1, false);

SELECT pg_catalog.setval('public.amenities_id_seq', 13, true);

SELECT pg_catalog.setval('public.attractions_id_seq', 9, true);

SELECT pg_catalog.setval('public.bank_messages_id_seq', 5, true);

SELECT pg_catalog.setval('public.booking_changes_id_seq', 2, true);

SELECT pg_catalog.setval('public.bookings_id_seq', 3, true);

SELECT pg_catalog.setval('public.change_requests_id_seq', 1, false);

SELECT pg_catalog.setval('public.complaints_id_seq', 1, false);

SELECT pg_catalog.setval('public.connected_calendars_id_seq', 1, false);

SELECT pg_catalog.setval('public.discount_rules_id_seq', 3, true);

SELECT pg_catalog.setval('public.events_id_seq', 5, true);

SELECT pg_catalog.setval('public.exchange_rates_id_seq', 1, false);

SELECT pg_catalog.setval('public.fees_id_seq', 1, false);

SELECT pg_catalog.setval('public.gallery_images_id_seq', 26, true);

SELECT pg_catalog.setval('public.invitations_id_seq', 1, false);

SELECT pg_catalog.setval('public.job_runs_id_seq', 23, true);

SELECT pg_catalog.setval('public.levy_rates_id_seq', 8, true);

SELECT pg_catalog.setval('public.lost_payments_id_seq', 1, false);

SELECT pg_catalog.setval('public.mails_id_seq', 9, true);

SELECT pg_catalog.setval('public.offers_id_seq', 1, false);

SELECT pg_catalog.setval('public.papers_id_seq', 4, true);

SELECT pg_catalog.setval('public.passkeys_id_seq', 1, false);

SELECT pg_catalog.setval('public.payments_id_seq', 3, true);

SELECT pg_catalog.setval('public.platform_stays_id_seq', 1, false);

SELECT pg_catalog.setval('public.promo_codes_id_seq', 1, false);

SELECT pg_catalog.setval('public.refunds_id_seq', 1, false);

SELECT pg_catalog.setval('public.refused_rates_id_seq', 1, false);

SELECT pg_catalog.setval('public.reviews_id_seq', 1, false);

SELECT pg_catalog.setval('public.seasons_id_seq', 12, true);

SELECT pg_catalog.setval('public.security_events_id_seq', 4, true);

SELECT pg_catalog.setval('public.sessions_id_seq', 3, true);

SELECT pg_catalog.setval('public.stay_changes_id_seq', 1, false);

SELECT pg_catalog.setval('public.stay_rules_id_seq', 1, true);

SELECT pg_catalog.setval('public.tax_rates_id_seq', 4, true);

SELECT pg_catalog.setval('public.ticket_messages_id_seq', 1, false);

SELECT pg_catalog.setval('public.tickets_id_seq', 1, false);

SELECT pg_catalog.setval('public.translations_id_seq', 780, true);

SELECT pg_catalog.setval('public.villas_id_seq', 4, true);

SELECT pg_catalog.setval('public.year_changes_id_seq', 1, false);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.action_codes
    ADD CONSTRAINT action_codes_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.amenities
    ADD CONSTRAINT amenities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.attractions
    ADD CONSTRAINT attractions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bank_messages
    ADD CONSTRAINT bank_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_changes
    ADD CONSTRAINT booking_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_code_key UNIQUE (code);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.complaint_years
    ADD CONSTRAINT complaint_years_pkey PRIMARY KEY (year);

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_ticket_id_key UNIQUE (ticket_id);

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_year_number_key UNIQUE (year, number);

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_token_key UNIQUE (token);

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.currency_rates
    ADD CONSTRAINT currency_rates_pkey PRIMARY KEY (code);

ALTER TABLE ONLY public.declarations
    ADD CONSTRAINT declarations_pkey PRIMARY KEY (month, kind);

ALTER TABLE ONLY public.demanded_two_step
    ADD CONSTRAINT demanded_two_step_pkey PRIMARY KEY (role);

ALTER TABLE public.discount_rules
    ADD CONSTRAINT discount_rules_days CHECK (((valid_until >= valid_from) AND ((stay_until IS NULL) OR (stay_until >= stay_from)))) NOT VALID;

ALTER TABLE ONLY public.discount_rules
    ADD CONSTRAINT discount_rules_pkey PRIMARY KEY (id);

ALTER TABLE public.discount_rules
    ADD CONSTRAINT discount_rules_type CHECK ((type = ANY (ARRAY['early_booking_10'::text, 'early_booking_5'::text, 'repeater'::text, 'long_stay'::text, 'last_minute'::text, 'seasonal'::text, 'custom'::text]))) NOT VALID;

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.email_sign_ins
    ADD CONSTRAINT email_sign_ins_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE ONLY public.event_counts
    ADD CONSTRAINT event_counts_pkey PRIMARY KEY (type);

ALTER TABLE ONLY public.event_deliveries
    ADD CONSTRAINT event_deliveries_pkey PRIMARY KEY (event_id, consumer);

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.fees
    ADD CONSTRAINT fees_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guest_documents
    ADD CONSTRAINT guest_documents_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.hold_origins
    ADD CONSTRAINT hold_origins_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.icons
    ADD CONSTRAINT icons_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_pkey PRIMARY KEY (calendar_id, uid);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.levy_rates
    ADD CONSTRAINT levy_rates_levy_class_valid_from_key UNIQUE (levy_class, valid_from);

ALTER TABLE ONLY public.levy_rates
    ADD CONSTRAINT levy_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.lost_payments
    ADD CONSTRAINT lost_payments_order_id_key UNIQUE (order_id);

ALTER TABLE ONLY public.lost_payments
    ADD CONSTRAINT lost_payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_occasion_key UNIQUE (occasion);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT nights_sold_once EXCLUDE USING gist (villa_id WITH =, daterange(check_in, check_out) WITH &&, COALESCE(change_of, id) WITH <>) WHERE (((deleted_at IS NULL) AND ((status = ANY (ARRAY['paid'::text, 'partial_paid'::text, 'restricted'::text])) OR (holds_until IS NOT NULL))));

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_epoch
    ADD CONSTRAINT order_epoch_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.paper_numbers
    ADD CONSTRAINT paper_numbers_pkey PRIMARY KEY (kind, year);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_corrects_key UNIQUE (corrects);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_kind_year_number_key UNIQUE (kind, year, number);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_stage_attempt_key UNIQUE (booking_id, stage, attempt);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_key UNIQUE (order_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.platform_stays
    ADD CONSTRAINT platform_stays_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.platform_stays
    ADD CONSTRAINT platform_stays_villa_id_check_in_platform_key UNIQUE (villa_id, check_in, platform);

ALTER TABLE ONLY public.promo_codes
    ADD CONSTRAINT promo_codes_code_key UNIQUE (code);

ALTER TABLE ONLY public.promo_codes
    ADD CONSTRAINT promo_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_uses
    ADD CONSTRAINT promo_uses_pkey PRIMARY KEY (booking_id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refused_rates
    ADD CONSTRAINT refused_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.refused_rates
    ADD CONSTRAINT refused_rates_rate_units_rate_day_source_code_key UNIQUE (rate_units, rate_day, source, code);

ALTER TABLE ONLY public.rejected_answers
    ADD CONSTRAINT rejected_answers_pkey PRIMARY KEY (day, reason);

ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_booking_id_key UNIQUE (booking_id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_offer_id_key UNIQUE (offer_id);

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stay_rules
    ADD CONSTRAINT stay_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_kind_valid_from_key UNIQUE (kind, valid_from);

ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.translations
    ADD CONSTRAINT translations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.villa_guides
    ADD CONSTRAINT villa_guides_pkey PRIMARY KEY (villa_id);

ALTER TABLE ONLY public.villa_rates
    ADD CONSTRAINT villa_rates_pkey PRIMARY KEY (villa_id);

ALTER TABLE ONLY public.villa_season_rates
    ADD CONSTRAINT villa_season_rates_pkey PRIMARY KEY (villa_id, season_id);

ALTER TABLE ONLY public.villas
    ADD CONSTRAINT villas_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.year_changes
    ADD CONSTRAINT year_changes_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX accounts_one_per_email ON public.accounts USING btree (lower(email));

CREATE INDEX activity_newest ON public.activity USING btree (at DESC);

CREATE INDEX bank_messages_by_age ON public.bank_messages USING btree (at);

CREATE INDEX bank_messages_of_order ON public.bank_messages USING btree (order_id);

CREATE UNIQUE INDEX bank_messages_rejected ON public.bank_messages USING btree (order_id, source, reason) WHERE (verdict = 'reject'::text);

CREATE INDEX bank_messages_searched ON public.bank_messages USING gin (order_id public.gin_trgm_ops);

CREATE INDEX bookings_by_arrival ON public.bookings USING btree (check_in) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_by_nights ON public.bookings USING gist (daterange(check_in, check_out)) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_by_status ON public.bookings USING btree (status, villa_id) INCLUDE (change_of) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_changes ON public.bookings USING btree (change_of) WHERE (change_of IS NOT NULL);

CREATE INDEX bookings_hidden ON public.bookings USING btree (deleted_at DESC) WHERE (deleted_at IS NOT NULL);

CREATE INDEX bookings_holding ON public.bookings USING btree (holds_until) WHERE (holds_until IS NOT NULL);

CREATE INDEX bookings_listed ON public.bookings USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_of_account ON public.bookings USING btree (account_id, created_at DESC);

CREATE INDEX bookings_of_offer ON public.bookings USING btree (offer_id) WHERE (offer_id IS NOT NULL);

CREATE INDEX bookings_of_villa ON public.bookings USING btree (villa_id, created_at DESC) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_searched ON public.bookings USING gin (searched public.gin_trgm_ops);

CREATE INDEX bookings_to_come ON public.bookings USING btree (villa_id, check_out) WHERE (deleted_at IS NULL);

CREATE INDEX calendars_of_villa ON public.connected_calendars USING btree (villa_id);

CREATE INDEX change_requests_of_booking ON public.change_requests USING btree (booking_id, id);

CREATE INDEX changes_at ON public.booking_changes USING btree (at);

CREATE INDEX changes_of_booking ON public.booking_changes USING btree (booking_id);

CREATE INDEX complaints_by_receipt ON public.complaints USING btree (received_on);

CREATE INDEX complaints_of_account ON public.complaints USING btree (account_id);

CREATE INDEX email_sign_ins_of_account ON public.email_sign_ins USING btree (account_id);

CREATE INDEX event_deliveries_to_make ON public.event_deliveries USING btree (try_at) WHERE (try_at IS NOT NULL);

CREATE INDEX event_of_restriction ON public.imported_events USING btree (restriction_id);

CREATE INDEX events_by_age ON public.events USING btree (at);

CREATE INDEX exchange_rates_newest ON public.exchange_rates USING btree (fetched_at DESC);

CREATE INDEX hold_origins_by_origin ON public.hold_origins USING btree (origin);

CREATE UNIQUE INDEX invitations_one_per_address ON public.invitations USING btree (lower(email));

CREATE INDEX lost_payments_to_ask ON public.lost_payments USING btree (ask_at) WHERE (ask_at IS NOT NULL);

CREATE INDEX mails_of_account ON public.mails USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX mails_of_booking ON public.mails USING btree (booking_id) WHERE (booking_id IS NOT NULL);

CREATE INDEX mails_to_send ON public.mails USING btree (try_at) WHERE (try_at IS NOT NULL);

CREATE INDEX mails_unsent ON public.mails USING btree (id) WHERE (sent_at IS NULL);

CREATE INDEX mails_with_words ON public.mails USING btree (created_at) WHERE (body_text <> ''::text);

CREATE INDEX offers_open ON public.offers USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX papers_by_issue ON public.papers USING btree (issued_at, id);

CREATE INDEX papers_of_booking ON public.papers USING btree (booking_id);

CREATE INDEX papers_of_month ON public.papers USING btree (month) WHERE (month IS NOT NULL);

CREATE UNIQUE INDEX papers_of_payment ON public.papers USING btree (payment_id);

CREATE UNIQUE INDEX papers_of_refund ON public.papers USING btree (refund_id);

CREATE INDEX passkey_challenges_of_account ON public.passkey_challenges USING btree (account_id);

CREATE INDEX passkeys_of_account ON public.passkeys USING btree (account_id);

CREATE INDEX payments_by_day ON public.payments USING btree (COALESCE(settled_at, opened_at));

CREATE INDEX payments_for_attention ON public.payments USING btree (id) WHERE ((attention IS NOT NULL) OR (state = 'open'::text));

CREATE UNIQUE INDEX payments_one_per_transaction ON public.payments USING btree (trans_id) WHERE (state = 'approved'::text);

CREATE INDEX payments_received ON public.payments USING btree (settled_at) WHERE (state = 'approved'::text);

CREATE INDEX payments_searched ON public.payments USING gin (order_id public.gin_trgm_ops);

CREATE INDEX payments_to_ask ON public.payments USING btree (ask_at) WHERE (ask_at IS NOT NULL);

CREATE INDEX platform_stays_by_departure ON public.platform_stays USING btree (check_out);

CREATE INDEX promo_uses_of_code ON public.promo_uses USING btree (promo_code_id);

CREATE INDEX refunds_failed ON public.refunds USING btree (id) WHERE (state = 'failed'::text);

CREATE INDEX refunds_of_payment ON public.refunds USING btree (payment_id);

CREATE INDEX refunds_to_try ON public.refunds USING btree (try_at) WHERE (try_at IS NOT NULL);

CREATE INDEX runs_by_time ON public.job_runs USING btree (began_at);

CREATE INDEX runs_failed ON public.job_runs USING btree (id DESC) WHERE (error IS NOT NULL);

CREATE INDEX runs_of_job ON public.job_runs USING btree (job, id DESC);

CREATE INDEX runs_unended ON public.job_runs USING btree (job) WHERE (ended_at IS NULL);

CREATE INDEX security_events_newest ON public.security_events USING btree (at DESC, id DESC);

CREATE INDEX security_events_of_account ON public.security_events USING btree (account_id);

CREATE INDEX sessions_ended ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);

CREATE INDEX stay_changes_of_booking ON public.stay_changes USING btree (booking_id, id);

CREATE INDEX ticket_messages_of_ticket ON public.ticket_messages USING btree (ticket_id, id);

CREATE INDEX tickets_by_status ON public.tickets USING btree (status, opened_at DESC);

CREATE INDEX tickets_newest ON public.tickets USING btree (opened_at DESC);

CREATE INDEX tickets_of_account ON public.tickets USING btree (account_id);

CREATE UNIQUE INDEX translations_once ON public.translations USING btree (language, kind, item, field, (
CASE
    WHEN (field ~~ '%*%'::text) THEN md5(source)
    ELSE ''::text
END));

CREATE INDEX tries_ended ON public.tries USING btree (window_ends_at);

CREATE UNIQUE INDEX villas_slug_on_sale ON public.villas USING btree (slug) WHERE (withdrawn_at IS NULL);

CREATE TRIGGER amenities_version BEFORE UPDATE ON public.amenities FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER an_owner_is_kept AFTER DELETE ON public.accounts FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION public.keep_an_owner();

CREATE TRIGGER an_owner_stays AFTER UPDATE OF status, role ON public.accounts FOR EACH ROW WHEN (((old.role = 'owner'::text) AND (new.role IS DISTINCT FROM 'owner'::text))) EXECUTE FUNCTION public.keep_an_owner();

CREATE TRIGGER attractions_version BEFORE UPDATE ON public.attractions FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER booking_changes_append_only BEFORE DELETE OR UPDATE ON public.booking_changes FOR EACH ROW EXECUTE FUNCTION public.append_only_changes();

CREATE TRIGGER bookings_above_zero BEFORE INSERT OR UPDATE OF total_cents, stages ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.refuse_zero();

CREATE TRIGGER bookings_version BEFORE UPDATE OF status, guests, special_requests, deleted_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER complaints_version BEFORE UPDATE ON public.complaints FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.amenities FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.attractions FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE ON public.currency_rates FOR EACH ROW EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.discount_rules FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.fees FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.former_slugs FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.gallery_images FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.levy_rates FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.pictures FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.seasons FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.stay_rules FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.translations FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.villa_rates FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.villa_season_rates FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.villas FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_updated AFTER UPDATE ON public.currency_rates FOR EACH ROW WHEN (((new.rate_units <> old.rate_units) OR (new.rate_day <> old.rate_day))) EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER discount_rules_version BEFORE UPDATE ON public.discount_rules FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER fees_version BEFORE UPDATE ON public.fees FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER gallery_images_version BEFORE UPDATE OF alt, category, featured ON public.gallery_images FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER levy_rates_version BEFORE UPDATE ON public.levy_rates FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER paper_numbers_kept BEFORE DELETE OR UPDATE ON public.paper_numbers FOR EACH ROW EXECUTE FUNCTION public.keep_paper_numbers();

CREATE TRIGGER papers_kept BEFORE DELETE OR UPDATE ON public.papers FOR EACH ROW EXECUTE FUNCTION public.keep_paper();

CREATE TRIGGER payments_above_zero BEFORE INSERT OR UPDATE OF amount_cents, dinars ON public.payments FOR EACH ROW EXECUTE FUNCTION public.refuse_zero();

CREATE CONSTRAINT TRIGGER payments_once_a_stage AFTER INSERT OR UPDATE OF state ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = 'approved'::text) AND (new.method = 'card'::text))) EXECUTE FUNCTION public.one_card_payment_a_stage();

CREATE TRIGGER payments_settled BEFORE DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.keep_settled_payment();

CREATE TRIGGER promo_codes_version BEFORE UPDATE ON public.promo_codes FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER refunds_kept BEFORE DELETE OR UPDATE ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.keep_refund();

CREATE TRIGGER refunds_limited BEFORE INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.limit_refund();

CREATE TRIGGER remove_translations AFTER DELETE ON public.amenities FOR EACH ROW EXECUTE FUNCTION public.remove_translations('amenity');

CREATE TRIGGER remove_translations AFTER DELETE ON public.attractions FOR EACH ROW EXECUTE FUNCTION public.remove_translations('attraction');

CREATE TRIGGER remove_translations AFTER DELETE ON public.villas FOR EACH ROW EXECUTE FUNCTION public.remove_translations('villa guide');

CREATE TRIGGER reviewed_stay_changed AFTER UPDATE OF status, deleted_at, villa_id, check_in ON public.bookings FOR EACH ROW WHEN (((old.status <> new.status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at) OR (old.villa_id <> new.villa_id) OR (old.check_in <> new.check_in))) EXECUTE FUNCTION public.reviewed_stay_changed();

CREATE TRIGGER reviews_version BEFORE UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER role_changed AFTER UPDATE OF status, role ON public.accounts FOR EACH ROW WHEN (((old.status <> new.status) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION public.note_role();

CREATE TRIGGER role_given AFTER INSERT ON public.accounts FOR EACH ROW WHEN ((new.status = 2)) EXECUTE FUNCTION public.note_role();

CREATE TRIGGER role_of_status BEFORE INSERT OR UPDATE OF status, role ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.role_of_status();

CREATE TRIGGER seasons_version BEFORE UPDATE ON public.seasons FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER settings_version BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER stay_rules_version BEFORE UPDATE ON public.stay_rules FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER tax_rates_version BEFORE UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER tickets_version BEFORE UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER villa_guides_version BEFORE UPDATE ON public.villa_guides FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER villa_rates_version BEFORE UPDATE ON public.villa_rates FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER villas_version BEFORE UPDATE ON public.villas FOR EACH ROW EXECUTE FUNCTION public.next_version();

ALTER TABLE ONLY public.action_codes
    ADD CONSTRAINT action_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.booking_changes
    ADD CONSTRAINT booking_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_change_of_fkey FOREIGN KEY (change_of) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.declarations
    ADD CONSTRAINT declarations_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.email_sign_ins
    ADD CONSTRAINT email_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.event_deliveries
    ADD CONSTRAINT event_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.fees
    ADD CONSTRAINT fees_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.pictures(key);

ALTER TABLE ONLY public.guest_documents
    ADD CONSTRAINT guest_documents_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.hold_origins
    ADD CONSTRAINT hold_origins_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.connected_calendars(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_job_fkey FOREIGN KEY (job) REFERENCES public.jobs(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.lost_payments
    ADD CONSTRAINT lost_payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.lost_payments
    ADD CONSTRAINT lost_payments_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_corrects_fkey FOREIGN KEY (corrects) REFERENCES public.papers(id);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.papers
    ADD CONSTRAINT papers_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.platform_stays
    ADD CONSTRAINT platform_stays_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.promo_uses
    ADD CONSTRAINT promo_uses_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.promo_uses
    ADD CONSTRAINT promo_uses_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES public.promo_codes(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.two_step(account_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_from_villa_id_fkey FOREIGN KEY (from_villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stay_changes
    ADD CONSTRAINT stay_changes_to_villa_id_fkey FOREIGN KEY (to_villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.villa_guides
    ADD CONSTRAINT villa_guides_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.villa_rates
    ADD CONSTRAINT villa_rates_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.villa_season_rates
    ADD CONSTRAINT villa_season_rates_season_id_fkey FOREIGN KEY (season_id) REFERENCES public.seasons(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.villa_season_rates
    ADD CONSTRAINT villa_season_rates_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villa_rates(villa_id) ON DELETE CASCADE;


