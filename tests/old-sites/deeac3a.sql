CREATE EXTENSION btree_gist;
SET check_function_bodies = false;

CREATE FUNCTION public.content_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN UPDATE content_version SET version = version + 1; RETURN NULL; END$$;

CREATE FUNCTION public.next_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN NEW.version := OLD.version + 1; RETURN NEW; END$$;

CREATE TABLE public.accounts (
    id integer NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    status integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_sign_in_at timestamp with time zone,
    erased_at timestamp with time zone,
    password_made_up boolean DEFAULT false NOT NULL,
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
    CONSTRAINT bookings_check CHECK ((check_out > check_in)),
    CONSTRAINT bookings_plan_check CHECK ((plan = ANY (ARRAY['full'::text, 'partial'::text]))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'partial_paid'::text, 'paid'::text, 'cancelled'::text, 'failed'::text, 'restricted'::text, 'refunded'::text])))
);

ALTER TABLE public.bookings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bookings_id_seq
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
    created_at timestamp with time zone NOT NULL
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

CREATE TABLE public.exchange_rates (
    id integer NOT NULL,
    rate_units integer NOT NULL,
    rate_day date NOT NULL,
    source text NOT NULL,
    fetched_at timestamp with time zone NOT NULL,
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
    error text
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
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents >= 0)),
    CONSTRAINT payments_dinars_check CHECK ((dinars >= 0)),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['card'::text, 'transfer'::text]))),
    CONSTRAINT payments_stage_check CHECK (((stage >= 1) AND (stage <= 3))),
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
    created_at timestamp with time zone DEFAULT now() NOT NULL
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

CREATE TABLE public.reset_tokens (
    token_hash text NOT NULL,
    account_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
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
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.villas ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.villas_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO public.accounts OVERRIDING SYSTEM VALUE VALUES
	(1, 'Owner', 'owner@villas.example', '$argon2id$v=19$m=19456,t=2,p=1$bPXCsN6AbHgI+ZlldFq/ig$iNl2O96S/P+dTr3YHHwTcOJ+MlQLEVSyajD5q1Ws0DM', '', '', 2, '2026-11-26 03:14:20.249299+00', NULL, NULL, false),
	(2, 'Ana', 'ana@example.com', '$argon2id$v=19$m=19456,t=2,p=1$swhYgewsn3/3gwZtl48nQA$c+p80pTcbLS/PmWGatPywj22Sl/7vtzzBGrs315f54s', 'Serbia', '+381 60 1234567', 1, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', NULL, false),
	(3, 'Bob', 'bob@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qh+YIew683KxhwEq8k5dUA$VwpADwc7X97nqDyCCPMPpXNaPEf1m5lPdw4+Avr2LvU', 'Serbia', '+381 60 1234567', 1, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', NULL, false),
	(4, 'Mia', 'mia@example.com', '$argon2id$v=19$m=19456,t=2,p=1$UtOeOYVGjRXQEaxfMMWciw$SHI2bUm+VcbL4nxKzJZkUyBqpsKVHauYm7dxj4IACG4', 'Serbia', '+381 60 1234567', 1, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', NULL, false);

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
	(1, 'VB-P3BT6R-1-01', '2026-11-21 16:53:32+00', 'return', 'approved', 'hash usual', '[["clientid", "990000000000001"], ["storetype", "3d_pay_hosting"], ["trantype", "Auth"], ["amount", "339066.00"], ["currency", "941"], ["oid", "VB-P3BT6R-1-01"], ["okUrl", "http://localhost:3000/api/booking/payment-return.php"], ["failUrl", "http://localhost:3000/api/booking/payment-return.php"], ["lang", "en"], ["hashAlgorithm", "ver2"], ["encoding", "utf-8"], ["shopurl", "http://localhost:3000/booking"], ["refreshtime", "3"], ["BillToName", "Ana Petrovic"], ["email", "ana@example.com"], ["tel", "+381 60 1234567"], ["ReturnOid", "VB-P3BT6R-1-01"], ["orgRnd", "4Ydm5jXr6zGa7nXlATpv"], ["clientIp", "127.0.0.1"], ["mdStatus", "1"], ["mdErrorMsg", "Y-status/Challenge authentication"], ["txstatus", "Y"], ["eci", "05"], ["xid", "U2ltdWxhdGVkIHRyYW5zYWN0aW9u"], ["MaskedPan", "454671***7894"], ["maskedCreditCard", "4546 71** **** 7894"], ["EXTRA.CARDBRAND", "VISA"], ["failCount", "0"], ["Response", "Approved"], ["ProcReturnCode", "00"], ["AuthCode", "T27309"], ["TransId", "26325QpGSN89011"], ["HostRefNum", "632500165061"], ["ErrMsg", ""], ["EXTRA.TRXDATE", "20261121 17:53:32"], ["SettleId", "2287"], ["rnd", "YGwB6esorvb5NIfDCWL5"], ["HASHPARAMS", "clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd"]]'),
	(2, 'VB-27HK6Q-1-01', '2026-11-21 16:53:32+00', 'return', 'approved', 'hash usual', '[["clientid", "990000000000001"], ["storetype", "3d_pay_hosting"], ["trantype", "Auth"], ["amount", "101720.00"], ["currency", "941"], ["oid", "VB-27HK6Q-1-01"], ["okUrl", "http://localhost:3000/api/booking/payment-return.php"], ["failUrl", "http://localhost:3000/api/booking/payment-return.php"], ["lang", "en"], ["hashAlgorithm", "ver2"], ["encoding", "utf-8"], ["shopurl", "http://localhost:3000/booking"], ["refreshtime", "3"], ["BillToName", "Ana Petrovic"], ["email", "ana@example.com"], ["tel", "+381 60 1234567"], ["ReturnOid", "VB-27HK6Q-1-01"], ["orgRnd", "zyakv3nZXw3xZQqfzZVl"], ["clientIp", "127.0.0.1"], ["mdStatus", "1"], ["mdErrorMsg", "Y-status/Challenge authentication"], ["txstatus", "Y"], ["eci", "05"], ["xid", "U2ltdWxhdGVkIHRyYW5zYWN0aW9u"], ["MaskedPan", "454671***7894"], ["maskedCreditCard", "4546 71** **** 7894"], ["EXTRA.CARDBRAND", "VISA"], ["failCount", "0"], ["Response", "Approved"], ["ProcReturnCode", "00"], ["AuthCode", "P82670"], ["TransId", "26325VlmqV01026"], ["HostRefNum", "632546954998"], ["ErrMsg", ""], ["EXTRA.TRXDATE", "20261121 17:53:32"], ["SettleId", "2287"], ["rnd", "K4jwHJ4uoif8iJJo800g"], ["HASHPARAMS", "clientid|oid|AuthCode|ProcReturnCode|Response|mdStatus|cavv|eci|md|rnd"]]'),
	(3, 'VB-P3BT6R-1-01', '2026-11-21 16:58:32+00', 'query', 'approved', 'S C 00', '{"errMsg": null, "errCode": null, "transId": "26325QpGSN89011", "trxDate": "20261121 17:53:32", "authCode": "T27309", "mdStatus": "1", "response": "Approved", "maskedPan": "454671***7894", "hostRefNum": "632500165061", "cardInstalment": null, "procReturnCode": "00"}'),
	(4, 'VB-27HK6Q-1-01', '2026-11-21 16:58:32+00', 'query', 'approved', 'S C 00', '{"errMsg": null, "errCode": null, "transId": "26325VlmqV01026", "trxDate": "20261121 17:53:32", "authCode": "P82670", "mdStatus": "1", "response": "Approved", "maskedPan": "454671***7894", "hostRefNum": "632546954998", "cardInstalment": null, "procReturnCode": "00"}'),
	(5, 'VB-J26KZX-1-01', '2026-11-21 16:58:32+00', 'query', 'not_found', 'No record found for OID', '{"errMsg": null, "errCode": null, "transId": null, "trxDate": null, "authCode": null, "mdStatus": null, "response": null, "maskedPan": null, "hostRefNum": null, "cardInstalment": null, "procReturnCode": null}');

INSERT INTO public.booking_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 1, '2026-11-21 16:53:32+00', 'bank', 'pending', 'paid', 'stage 1 approved'),
	(2, 2, '2026-11-21 16:53:32+00', 'bank', 'pending', 'partial_paid', 'stage 1 approved');

INSERT INTO public.bookings OVERRIDING SYSTEM VALUE VALUES
	(1, 'P3BT6R', 1, 2, 'paid', '2027-07-05', '2027-07-12', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'full', 322000, 289800, '[{"rate": 46000, "nights": 7, "season": "High Summer"}]', '[{"name": "Early booking 10%", "amount": 32200, "percentage": 10}]', '[{"dueOn": "2026-11-21", "stage": 1, "amount": 289800}]', NULL, NULL, NULL, NULL, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', 2),
	(2, '27HK6Q', 1, 3, 'partial_paid', '2027-07-12', '2027-07-19', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'partial', 322000, 289800, '[{"rate": 46000, "nights": 7, "season": "High Summer"}]', '[{"name": "Early booking 10%", "amount": 32200, "percentage": 10}]', '[{"dueOn": "2026-11-21", "stage": 1, "amount": 86940}, {"dueOn": "2027-05-13", "stage": 2, "amount": 86940}, {"dueOn": "2027-06-22", "stage": 3, "amount": 115920}]', NULL, NULL, NULL, NULL, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', 2),
	(3, 'J26KZX', 1, 4, 'pending', '2027-07-19', '2027-07-26', 'Ana Petrović', 'ana@example.com', '+381 60 1234567', 2, '', 'full', 322000, 289800, '[{"rate": 46000, "nights": 7, "season": "High Summer"}]', '[{"name": "Early booking 10%", "amount": 32200, "percentage": 10}]', '[{"dueOn": "2026-11-21", "stage": 1, "amount": 289800}]', '2026-11-21 17:13:32+00', NULL, NULL, NULL, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', 1);

INSERT INTO public.content_version VALUES
	(true, 36);

INSERT INTO public.discount_rules OVERRIDING SYSTEM VALUE VALUES
	(1, 'early_booking_10', 'Early booking 10%', 1000, '2026-01-01', '2026-12-31', 7, 'For bookings until December 31, 2026, of 7 nights or more', '2027-06-01', '2027-09-30', true, '2026-11-26 03:14:21.395325+00', 1),
	(2, 'early_booking_5', 'Early booking 5%', 500, '2027-01-01', '2027-02-28', 5, 'For bookings in January and February 2027, of 5 nights or more', '2027-06-01', '2027-09-30', true, '2026-11-26 03:14:21.395325+00', 1),
	(3, 'repeater', 'Returning guests 3%', 300, '2027-03-01', '2027-09-23', 7, 'For guests who have stayed with us before, 7 nights or more', NULL, NULL, true, '2026-11-26 03:14:21.395325+00', 1);

INSERT INTO public.gallery_images OVERRIDING SYSTEM VALUE VALUES
	(1, 'hero-complex-golden-hour', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 'exteriors', true, 0, 1),
	(2, 'pool-midday', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 'amenities', true, 1, 1),
	(3, 'villa-armonia-exterior', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 'exteriors', false, 2, 1),
	(4, 'villa-eirini-exterior', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 'exteriors', false, 3, 1),
	(5, 'villa-thea-exterior', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 'exteriors', false, 4, 1),
	(6, 'villa-onar-exterior', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 'exteriors', false, 5, 1),
	(7, 'terrace-sea-view', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 'amenities', true, 6, 1),
	(8, 'living-room', 'Bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 'interiors', true, 7, 1),
	(9, 'kitchen', 'Open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 'interiors', false, 8, 1),
	(10, 'bedroom-double', 'Double bedroom with an oak bed, blue throw and a balcony door framing the sea', 'interiors', false, 9, 1),
	(11, 'bedroom-twin', 'Twin bedroom with two single beds, terracotta throws and a sea-view balcony', 'interiors', false, 10, 1),
	(12, 'bathroom', 'Bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 'interiors', false, 11, 1),
	(13, 'beach', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 'surroundings', true, 12, 1),
	(14, 'bbq-garden', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 'amenities', false, 13, 1),
	(15, 'garden-path-lavender', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 'surroundings', false, 14, 1),
	(16, 'aerial-view', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 'exteriors', false, 15, 1),
	(17, 'athos-sunset-sea', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 'surroundings', true, 16, 1),
	(18, 'olive-grove-trail', 'Footpath winding through an olive grove with wild flowers towards the sea', 'surroundings', false, 17, 1);

INSERT INTO public.job_runs OVERRIDING SYSTEM VALUE VALUES
	(1, 'read the exchange rate', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(2, 'ask the bank', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(3, 'look once more', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(4, 'check the access to the bank', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(5, 'send refunds', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(6, 'read calendars', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(7, 'remind of instalments', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(8, 'send mails', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(9, 'make small pictures', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(10, 'remove unused pictures', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(11, 'clear old data', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL),
	(12, 'forget old runs', '2026-11-21 16:58:32+00', '2026-11-21 16:58:32+00', NULL);

INSERT INTO public.jobs VALUES
	('read the exchange rate', NULL, '2026-11-21 17:03:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('ask the bank', NULL, '2026-11-21 16:58:42+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('look once more', NULL, '2026-11-21 17:58:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('check the access to the bank', NULL, '2026-11-21 17:13:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('send refunds', NULL, '2026-11-21 16:58:42+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('read calendars', NULL, '2026-11-21 17:13:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('remind of instalments', NULL, '2026-11-21 17:08:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('send mails', NULL, '2026-11-21 16:58:42+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('make small pictures', NULL, '2026-11-21 16:59:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('remove unused pictures', NULL, '2026-11-21 17:58:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('clear old data', NULL, '2026-11-21 17:58:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00'),
	('back up', NULL, '2026-11-22 02:00:00+00', NULL, NULL, 0, NULL),
	('forget old runs', NULL, '2026-11-21 17:58:32+00', '2026-11-21 16:58:32+00', NULL, 1, '2026-11-21 16:58:32+00');

INSERT INTO public.mails OVERRIDING SYSTEM VALUE VALUES
	(1, 'welcome 2', 'ana@example.com', 'Welcome', 'Dear Ana,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Ana,</p><p style="margin:0 0 16px">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p><p style="margin:24px 0"><a href="http://localhost:3000/booking" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">Find your dates</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(2, 'payment received VB-P3BT6R-1-01', 'ana@example.com', 'We have received your payment for booking P3BT6R', 'Dear Ana Petrović,

Your card has been charged.

Order id: VB-P3BT6R-1-01
Authorisation code: T27309
Transaction id: 26325QpGSN89011
Transaction status: Approved
Status code: 00
Transaction date: 20261121 17:53:32
3-D status: 1
Amount: RSD 339,066 (€2,898.00, €1 = RSD 117 of 2026-11-21)

Everything is paid.

Booking number: P3BT6R
Villa: Villa Armonia
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment for booking P3BT6R</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Ana Petrović,</p><p style="margin:0 0 16px">Your card has been charged.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Order id</th><td style="padding:6px 0">VB-P3BT6R-1-01</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Authorisation code</th><td style="padding:6px 0">T27309</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction id</th><td style="padding:6px 0">26325QpGSN89011</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction status</th><td style="padding:6px 0">Approved</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Status code</th><td style="padding:6px 0">00</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction date</th><td style="padding:6px 0">20261121 17:53:32</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">3-D status</th><td style="padding:6px 0">1</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Amount</th><td style="padding:6px 0">RSD 339,066 (€2,898.00, €1 = RSD 117 of 2026-11-21)</td></tr></table><p style="margin:0 0 16px">Everything is paid.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">P3BT6R</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 5, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><p style="margin:24px 0"><a href="http://localhost:3000/reservations" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">My Reservations</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(3, 'booking confirmed P3BT6R', 'ana@example.com', 'Your stay at Villa Armonia is confirmed (P3BT6R)', 'Dear Ana Petrović,

Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.

Booking number: P3BT6R
Villa: Villa Armonia
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Everything is paid.

A security deposit of €500.00 is paid in cash at check-in and given back at check-out.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your stay at Villa Armonia is confirmed (P3BT6R)</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Ana Petrović,</p><p style="margin:0 0 16px">Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">P3BT6R</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 5, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Name</th><td style="padding:6px 0">Ana Petrović</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">E-mail</th><td style="padding:6px 0">ana@example.com</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Phone</th><td style="padding:6px 0">+381 60 1234567</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Special requests</th><td style="padding:6px 0">-</td></tr></table><p style="margin:0 0 16px">Everything is paid.</p><p style="margin:0 0 16px">A security deposit of €500.00 is paid in cash at check-in and given back at check-out.</p><p style="margin:24px 0"><a href="http://localhost:3000/reservations" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">My Reservations</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Villas//Direct booking//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:P3BT6R@localhost
DTSTAMP:20261121T165332Z
DTSTART;VALUE=DATE:20270705
DTEND;VALUE=DATE:20270712
SUMMARY:Villa Armonia (P3BT6R)
DESCRIPTION:Booking P3BT6R. Check-in 15:00-18:30\, self check-in until 23:
 00\; check-out by 11:00.
LOCATION:Of our own
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
', '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(4, 'owner: new booking P3BT6R', 'owner@villas.example', 'New booking P3BT6R', 'Ana Petrović has booked.

Booking number: P3BT6R
Villa: Villa Armonia
Check-in: Monday, July 5, 2027
Check-out: Monday, July 12, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Order id: VB-P3BT6R-1-01
Authorisation code: T27309
Transaction id: 26325QpGSN89011
Transaction status: Approved
Status code: 00
Transaction date: 20261121 17:53:32
3-D status: 1
Amount: RSD 339,066 (€2,898.00, €1 = RSD 117 of 2026-11-21)

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>New booking P3BT6R</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Ana Petrović has booked.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">P3BT6R</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 5, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Name</th><td style="padding:6px 0">Ana Petrović</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">E-mail</th><td style="padding:6px 0">ana@example.com</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Phone</th><td style="padding:6px 0">+381 60 1234567</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Special requests</th><td style="padding:6px 0">-</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Order id</th><td style="padding:6px 0">VB-P3BT6R-1-01</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Authorisation code</th><td style="padding:6px 0">T27309</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction id</th><td style="padding:6px 0">26325QpGSN89011</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction status</th><td style="padding:6px 0">Approved</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Status code</th><td style="padding:6px 0">00</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction date</th><td style="padding:6px 0">20261121 17:53:32</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">3-D status</th><td style="padding:6px 0">1</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Amount</th><td style="padding:6px 0">RSD 339,066 (€2,898.00, €1 = RSD 117 of 2026-11-21)</td></tr></table>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(5, 'welcome 3', 'bob@example.com', 'Welcome', 'Dear Bob,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Bob,</p><p style="margin:0 0 16px">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p><p style="margin:24px 0"><a href="http://localhost:3000/booking" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">Find your dates</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(6, 'payment received VB-27HK6Q-1-01', 'ana@example.com', 'We have received your payment for booking 27HK6Q', 'Dear Ana Petrović,

Your card has been charged.

Order id: VB-27HK6Q-1-01
Authorisation code: P82670
Transaction id: 26325VlmqV01026
Transaction status: Approved
Status code: 00
Transaction date: 20261121 17:53:32
3-D status: 1
Amount: RSD 101,720 (€869.40, €1 = RSD 117 of 2026-11-21)

Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.

Booking number: 27HK6Q
Villa: Villa Armonia
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We have received your payment for booking 27HK6Q</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Ana Petrović,</p><p style="margin:0 0 16px">Your card has been charged.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Order id</th><td style="padding:6px 0">VB-27HK6Q-1-01</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Authorisation code</th><td style="padding:6px 0">P82670</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction id</th><td style="padding:6px 0">26325VlmqV01026</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction status</th><td style="padding:6px 0">Approved</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Status code</th><td style="padding:6px 0">00</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction date</th><td style="padding:6px 0">20261121 17:53:32</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">3-D status</th><td style="padding:6px 0">1</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Amount</th><td style="padding:6px 0">RSD 101,720 (€869.40, €1 = RSD 117 of 2026-11-21)</td></tr></table><p style="margin:0 0 16px">Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">27HK6Q</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 19, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><p style="margin:24px 0"><a href="http://localhost:3000/reservations" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">My Reservations</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(7, 'booking confirmed 27HK6Q', 'ana@example.com', 'Your stay at Villa Armonia is confirmed (27HK6Q)', 'Dear Ana Petrović,

Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.

Booking number: 27HK6Q
Villa: Villa Armonia
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.

A security deposit of €500.00 is paid in cash at check-in and given back at check-out.

My Reservations: http://localhost:3000/reservations

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your stay at Villa Armonia is confirmed (27HK6Q)</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Ana Petrović,</p><p style="margin:0 0 16px">Villa Armonia is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">27HK6Q</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 19, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Name</th><td style="padding:6px 0">Ana Petrović</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">E-mail</th><td style="padding:6px 0">ana@example.com</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Phone</th><td style="padding:6px 0">+381 60 1234567</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Special requests</th><td style="padding:6px 0">-</td></tr></table><p style="margin:0 0 16px">Still to pay: €2,028.60; next €869.40 by Thursday, May 13, 2027.</p><p style="margin:0 0 16px">A security deposit of €500.00 is paid in cash at check-in and given back at check-out.</p><p style="margin:24px 0"><a href="http://localhost:3000/reservations" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">My Reservations</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Villas//Direct booking//EN
METHOD:PUBLISH
BEGIN:VEVENT
UID:27HK6Q@localhost
DTSTAMP:20261121T165332Z
DTSTART;VALUE=DATE:20270712
DTEND;VALUE=DATE:20270719
SUMMARY:Villa Armonia (27HK6Q)
DESCRIPTION:Booking 27HK6Q. Check-in 15:00-18:30\, self check-in until 23:
 00\; check-out by 11:00.
LOCATION:Of our own
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
', '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(8, 'owner: new booking 27HK6Q', 'owner@villas.example', 'New booking 27HK6Q', 'Ana Petrović has booked.

Booking number: 27HK6Q
Villa: Villa Armonia
Check-in: Monday, July 12, 2027
Check-out: Monday, July 19, 2027
Nights: 7
Guests: 2
Total: €2,898.00. All prices include VAT.

Name: Ana Petrović
E-mail: ana@example.com
Phone: +381 60 1234567
Special requests: -

Order id: VB-27HK6Q-1-01
Authorisation code: P82670
Transaction id: 26325VlmqV01026
Transaction status: Approved
Status code: 00
Transaction date: 20261121 17:53:32
3-D status: 1
Amount: RSD 101,720 (€869.40, €1 = RSD 117 of 2026-11-21)

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>New booking 27HK6Q</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Ana Petrović has booked.</p><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Booking number</th><td style="padding:6px 0">27HK6Q</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Villa</th><td style="padding:6px 0">Villa Armonia</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-in</th><td style="padding:6px 0">Monday, July 12, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Check-out</th><td style="padding:6px 0">Monday, July 19, 2027</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Nights</th><td style="padding:6px 0">7</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Guests</th><td style="padding:6px 0">2</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Total</th><td style="padding:6px 0">€2,898.00. All prices include VAT.</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Name</th><td style="padding:6px 0">Ana Petrović</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">E-mail</th><td style="padding:6px 0">ana@example.com</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Phone</th><td style="padding:6px 0">+381 60 1234567</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Special requests</th><td style="padding:6px 0">-</td></tr></table><table style="border-collapse:collapse;margin:0 0 16px;color:#12283a;font:16px/1.5 Georgia,serif"><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Order id</th><td style="padding:6px 0">VB-27HK6Q-1-01</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Authorisation code</th><td style="padding:6px 0">P82670</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction id</th><td style="padding:6px 0">26325VlmqV01026</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction status</th><td style="padding:6px 0">Approved</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Status code</th><td style="padding:6px 0">00</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Transaction date</th><td style="padding:6px 0">20261121 17:53:32</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">3-D status</th><td style="padding:6px 0">1</td></tr><tr><th scope="row" align="left" style="padding:6px 16px 6px 0;font-weight:normal;color:#4a5d6b;vertical-align:top">Amount</th><td style="padding:6px 0">RSD 101,720 (€869.40, €1 = RSD 117 of 2026-11-21)</td></tr></table>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL),
	(9, 'welcome 4', 'mia@example.com', 'Welcome', 'Dear Mia,

Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.

Find your dates: http://localhost:3000/booking

Of our own, PIB Of our own, Of our own
+30 000 000 0000 · owner@villas.example', '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Welcome</title></head>
<body style="margin:0;background:#fbfaf7"><div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fbfaf7;overflow-wrap:anywhere;color:#12283a;font:16px/1.5 Georgia,serif">
<p style="font-size:20px;margin:0 0 24px">Aegean Light Villas</p><p style="margin:0 0 16px">Dear Mia,</p><p style="margin:0 0 16px">Your account is ready. You can book a stay, pay for it and see your reservations whenever you like.</p><p style="margin:24px 0"><a href="http://localhost:3000/booking" style="background:#b4512f;color:#ffffff;padding:12px 20px;text-decoration:none;border-radius:4px">Find your dates</a></p>
<p style="border-top:1px solid #e3d9ca;padding-top:16px;color:#4a5d6b;font-size:14px">Of our own, PIB Of our own, Of our own<br>+30 000 000 0000 · owner@villas.example</p></div></body></html>', NULL, '2026-11-21 16:53:32+00', NULL, 0, '2026-11-21 16:53:32+00', NULL);

INSERT INTO public.migrations VALUES
	('0001_villas_and_content.sql', '2026-11-26 03:14:17.577839+00'),
	('0002_pricing.sql', '2026-11-26 03:14:17.598084+00'),
	('0003_accounts.sql', '2026-11-26 03:14:17.606594+00'),
	('0004_bookings.sql', '2026-11-26 03:14:17.635731+00'),
	('0005_payments.sql', '2026-11-26 03:14:17.690826+00'),
	('0006_mails_tickets_jobs.sql', '2026-11-26 03:14:17.720709+00'),
	('0007_back_office.sql', '2026-11-26 03:14:17.75704+00'),
	('0008_refunds_by_hand.sql', '2026-11-26 03:14:17.793606+00'),
	('0009_content_version.sql', '2026-11-26 03:14:17.839277+00'),
	('0010_job_runs.sql', '2026-11-26 03:14:17.843557+00'),
	('0011_jobs_that_ended_well.sql', '2026-11-26 03:14:17.858004+00'),
	('0012_two_step.sql', '2026-11-26 03:14:17.859564+00'),
	('0013_data_protection.sql', '2026-11-26 03:14:17.872634+00'),
	('0014_connected_calendars.sql', '2026-11-26 03:14:17.882127+00'),
	('0015_keys_and_sessions.sql', '2026-11-26 03:14:17.893652+00'),
	('0016_icons.sql', '2026-11-26 03:14:17.903664+00'),
	('0017_stays_to_come.sql', '2026-11-26 03:14:17.914665+00');

INSERT INTO public.payments OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, 1, 'VB-P3BT6R-1-01', 'card', 'approved', 289800, 1170000, 'fallback', '2026-11-21', 339066, 'T27309', '26325QpGSN89011', '632500165061', 'Approved', '00', '1', NULL, NULL, '454671***7894', '20261121 17:53:32', NULL, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', NULL, 1, NULL, NULL),
	(2, 2, 1, 1, 'VB-27HK6Q-1-01', 'card', 'approved', 86940, 1170000, 'fallback', '2026-11-21', 101720, 'P82670', '26325VlmqV01026', '632546954998', 'Approved', '00', '1', NULL, NULL, '454671***7894', '20261121 17:53:32', NULL, '2026-11-21 16:53:32+00', '2026-11-21 16:53:32+00', NULL, 1, NULL, NULL),
	(3, 3, 1, 1, 'VB-J26KZX-1-01', 'card', 'open', 289800, 1170000, 'fallback', '2026-11-21', 339066, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-21 16:53:32+00', NULL, '2026-11-21 17:03:32+00', 1, NULL, NULL);

INSERT INTO public.pictures VALUES
	('aerial-view', 'The four villas, pool and lawns seen from above, between green hills and the turquoise coast', 1920, 1280, '#707743', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('athos-sunset-sea', 'The sun setting beside a mountain peak on the horizon, its golden light on the calm sea and dark rocks in front', 1920, 1280, '#b59661', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('bathroom', 'Bathroom with a freestanding bath under the window, a stone wall, oak vanity and round mirrors', 1920, 1280, '#a89d8c', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('bbq-garden', 'Barbecue corner with a built-in stone grill and a table laid under a reed-covered pergola', 1920, 1280, '#8f886f', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('beach', 'Small quiet cove with pale sand, clear turquoise water, a few umbrellas and a sailing boat', 1920, 1280, '#8b9288', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('bedroom-double', 'Double bedroom with an oak bed, blue throw and a balcony door framing the sea', 1920, 1280, '#9b9381', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('bedroom-twin', 'Twin bedroom with two single beds, terracotta throws and a sea-view balcony', 1920, 1280, '#a49079', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('garden-path-lavender', 'Flagstone garden path beside a border of flowering lavender, villas in evening light', 1920, 1280, '#848668', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('hero-complex-golden-hour', 'The garden pool and three of the villas in golden evening light, with the sea and a mountain peak on the horizon', 1920, 1176, '#8c8977', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('kitchen', 'Open kitchen with pale green cabinets, glazed tiles and wooden shelves beside a dining table', 1920, 1280, '#86806f', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('living-room', 'Bright living room with beamed ceiling, linen sofas and a dining table, sliding doors open to the lawn and the sea', 1920, 1280, '#9a9484', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('olive-grove-trail', 'Footpath winding through an olive grove with wild flowers towards the sea', 1920, 1280, '#808a6e', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('pool-midday', 'Long turquoise pool on a pale stone terrace with sun loungers and canvas umbrellas, the sea behind', 1920, 1080, '#7b8b93', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('terrace-sea-view', 'View from an upper balcony over the pool and sun terrace to the sea and a distant peak', 1920, 1280, '#7a8787', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('villa-armonia-exterior', 'Villa Armonia: white walls over a stone ground floor, sage-green shutters, an iron balcony and a timber pergola above the patio', 1920, 1280, '#808c76', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('villa-eirini-exterior', 'Villa Eirini: pure white walls, arches and blue shutters, with magenta bougainvillea over the pergola', 1920, 1280, '#858880', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('villa-onar-exterior', 'Villa Onar: sand-coloured walls with blue-grey shutters, a long timber balcony and a roof terrace with bougainvillea', 1920, 1280, '#6a7767', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00'),
	('villa-thea-exterior', 'Villa Thea: natural stone gable with wide timber windows, a glass balcony and a shaded dining patio', 1920, 1280, '#8f9287', '{480,800,1200,1920}', '2026-11-26 03:14:21.395325+00');

INSERT INTO public.seasons OVERRIDING SYSTEM VALUE VALUES
	(1, 'Easter', '2026-04-09', '2026-04-14', 43000, true, '2026-11-26 03:14:21.395325+00', 1),
	(2, 'Early Summer', '2026-05-31', '2026-06-30', 38000, true, '2026-11-26 03:14:21.395325+00', 1),
	(3, 'High Summer', '2026-07-01', '2026-07-31', 46000, true, '2026-11-26 03:14:21.395325+00', 1),
	(4, 'Peak Summer', '2026-08-01', '2026-08-31', 53000, true, '2026-11-26 03:14:21.395325+00', 1),
	(5, 'Late Summer', '2026-09-01', '2026-09-15', 46000, true, '2026-11-26 03:14:21.395325+00', 1),
	(6, 'Early Autumn', '2026-09-16', '2026-10-04', 38000, true, '2026-11-26 03:14:21.395325+00', 1),
	(7, 'Easter', '2027-04-29', '2027-05-04', 43000, true, '2026-11-26 03:14:21.395325+00', 1),
	(8, 'Early Summer', '2027-05-31', '2027-06-30', 38000, true, '2026-11-26 03:14:21.395325+00', 1),
	(9, 'High Summer', '2027-07-01', '2027-07-31', 46000, true, '2026-11-26 03:14:21.395325+00', 1),
	(10, 'Peak Summer', '2027-08-01', '2027-08-31', 53000, true, '2026-11-26 03:14:21.395325+00', 1),
	(11, 'Late Summer', '2027-09-01', '2027-09-15', 46000, true, '2026-11-26 03:14:21.395325+00', 1),
	(12, 'Early Autumn', '2027-09-16', '2027-10-04', 38000, true, '2026-11-26 03:14:21.395325+00', 1);

INSERT INTO public.sessions OVERRIDING SYSTEM VALUE VALUES
	('afqqjjOA0LYy-A-Xd-DMn3vk60O-0NOMCADy7FCBt9c', 2, '2026-12-21 16:53:32+00', '2026-11-21 16:53:32+00', '', 1, '2026-11-21 16:53:32+00'),
	('HZSOw6Qcz_F1bXXVYzE0vDBdAfUdzxjQaUyXhOSlnjk', 3, '2026-12-21 16:53:32+00', '2026-11-21 16:53:32+00', '', 2, '2026-11-21 16:53:32+00'),
	('V7GRQN5dQSwyCIQ2BYLLWkOesVnwM4bM4TCwG4RfWDQ', 4, '2026-12-21 16:53:32+00', '2026-11-21 16:53:32+00', '', 3, '2026-11-21 16:53:32+00');

INSERT INTO public.settings VALUES
	('general', '{"tagline": "Your Perfect Seaside Escape", "heroText": "Choose your dates, see the price of every night, and book with the owners themselves.", "siteName": "Aegean Light Villas", "heroImage": "/pictures/hero-complex-golden-hour.jpg", "heroTitle": "Four villas between the garden and the sea", "heroSubtitle": "Sea-view maisonettes on the Greek coast, a hundred metres from a quiet beach"}', '2026-11-26 03:14:21.395325+00', 2),
	('contact', '{"email": "owner@villas.example", "phone": "+30 000 000 0000", "mapUrl": "https://www.openstreetmap.org/?mlat=40.33012&mlon=23.92145#map=14/40.33012/23.92145", "address": "Of our own", "latitude": 40.33012, "longitude": 23.92145}', '2026-11-26 03:14:21.395325+00', 2),
	('seo', '{"metaTitle": "Sea-view villas on the Greek coast, booked directly", "metaDescription": "Four sea-view villas with pool and garden, 100 m from a quiet beach in Halkidiki. See free dates and prices and book directly with the owners."}', '2026-11-26 03:14:21.395325+00', 2),
	('company', '{"address": "Of our own", "bankUrl": "", "activity": "Short-term accommodation", "bankName": "The bank", "legalName": "Of our own", "taxNumber": "Of our own", "activityCode": "5520", "vatStatement": "All prices include VAT.", "registrationNumber": "Of our own", "accommodationNumber": "Of our own"}', '2026-11-26 03:14:21.395325+00', 2),
	('rating', '{"word": "Exceptional", "score": "9.8", "source": "Average of guest reviews collected by the owners"}', '2026-11-26 03:14:21.395325+00', 2),
	('texts', '{"terms": "## Who you book with\nYou book directly with the owners of the villas. The company named in the footer, with its registration and tax number, is your contract partner; the accommodation is registered in Greece under the number shown there.\n\n## How a stay is booked\nChoose dates, check the price and confirm. By pressing the order button you make a binding booking with an obligation to pay. The booking is confirmed once the first payment has been approved by the bank; you then get a confirmation by e-mail.\n\nThe minimum stay is 5 nights. Check-in and check-out are possible from Monday to Saturday. At most 6 guests stay in a villa, fewer where the villa is smaller.\n\n## Prices and payment\nPrices are shown in euro and include VAT. You pay by Visa or MasterCard, in full or in three stages: 30% to confirm the booking, 30% due 60 days before arrival and the remaining 40% due 20 days before arrival. Bank transfer is possible by agreement.\n\nCard payments are charged in Serbian dinars (RSD). The euro price is converted at the National Bank of Serbia''s middle rate shown before you pay. If your card is held in another currency, your bank converts the dinar amount at its own rate, so the amount on your statement may differ slightly from the euro price.\n\nA security deposit of 500 euro is paid in cash at check-in and given back at check-out.\n\n## Arrival and departure\nCheck-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself. Check-out is by 11:00.\n\n## Cancellation and refunds\nIf you cancel 21 days or more before arrival, 70% of what you have paid is refunded. Under 21 days nothing is refunded. Early departures and no-shows are fully charged.\n\nRefunds go back only to the card that was used for the payment, through the card schemes.\n\n## No right of withdrawal\nFor accommodation booked for fixed dates the law gives no right of withdrawal.\n\n## Complaints and questions\nWrite or call us with the contact details in the footer, or use Contact Support under My Reservations. We answer within 24 hours and settle complaints within 8 days.\n\n## How the stay is provided\nThe villa is handed over to you in person or by self check-in on the day of arrival; your confirmation tells how.", "privacy": "## What we keep\nTo book a stay we need your name, e-mail address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law asks; what our mails to you said for two years; support requests, and accounts that nobody uses, for three; what the bank told us about payments for five. After that they are cleared by themselves.\n\n## Card data\nYou enter your card details only on the payment page of the bank. They travel encrypted, and reach neither this site nor its owner. We see only whether the payment was approved, and the bank''s references.\n\n## What we use it for\nTo provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising.\n\n## Cookies\nThis site sets one cookie when you sign in, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, and one that carries a short message, such as ''Logged Out'', to the next page and is gone within a minute. It loads no fonts, scripts or trackers from other sites.\n\n## Who else sees it\nThe bank that processes your payment, and the authorities where the law demands it.\n\n## Your rights\nUnder ''Your data'', when you are logged in, you can download what we keep about you, see where you are signed in, and erase it as far as the law lets us. To have something corrected, or for anything else, write to the e-mail address in the footer.", "termsVersion": "2026-11"}', '2026-11-26 03:14:21.395325+00', 2),
	('base_rate', '35000', '2026-11-26 03:14:21.395325+00', 2);

INSERT INTO public.tries VALUES
	('WcZyiynDzaT4vs0kAwWqR_OC1AQ_6uRopzzxNqwb2IE', 1, '2026-11-21 17:08:32+00'),
	('pthLyS6RCmpI_2OGgyiUTp3Yw1WcvxUr_Dn8L4IpjBk', 1, '2026-11-21 17:53:32+00'),
	('0lo_yY9YlqmCF6B_oExCuj6uhiTW6i8LomYfoQm9Z6U', 1, '2026-11-21 17:53:32+00'),
	('jS3Z3T_nTkjqyzAhde3uHxq1q7T8jhxsP9lp6TOoRpM', 1, '2026-11-21 17:08:32+00'),
	('WcaxU_NT1oZGeDm90dr-NvxFV7Cngino8Q0sW0xwcr4', 1, '2026-11-21 17:53:32+00'),
	('QnedPDUu1bmh2Kgm83G9L6xv5KJWSw2UITPdm4KEc_A', 1, '2026-11-21 17:53:32+00'),
	('hJ2cD54jq74CsV2POoXCQzwKu8jyNRMjLHsFyXdPpKU', 3, '2026-11-21 17:53:32+00'),
	('AEBTRrUlgebkRFHtybgssTIA99cd-ZEn5-WNO5JhQFA', 3, '2026-11-21 17:08:32+00'),
	('kK9ZSYfQEjsufPnQ7toSt9qZtqX21bRl3PH2pZ-OE4c', 1, '2026-11-21 17:08:32+00'),
	('Pb3c8F2-9WGz_9mDIsRlQrFOd1jP53wzMtisqRSWB18', 1, '2026-11-21 17:53:32+00'),
	('eMRYA9HjblWp1jcLrHanMwnmyoPhDO26KBv2N9ksAVU', 1, '2026-11-21 17:53:32+00');

INSERT INTO public.villas OVERRIDING SYSTEM VALUE VALUES
	(1, 'villa-armonia', 'Villa Armonia', 'Αρμονία', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 95, 2, 1, 1, 2, 6, '/pictures/villa-armonia-exterior.jpg', 'Two floors of calm under white walls and sage-green shutters, with a pergola for long breakfasts and the sea in every upstairs window.', 'Armonia stands closest to the pool. Downstairs a beamed living room opens onto the patio and the lawn; the kitchen is made for people who like to cook with what the village market had that morning. Upstairs, two quiet bedrooms share the long view over the garden to the sea and, on clear evenings, to the peak of Mount Athos.

Families like it for the ground-floor sofa bed and the short way to the water; friends like it for the table under the pergola that seats everybody.', 'Harmony', '[{"title": "Pergola patio", "description": "A shaded table for six beside the garden, with an outdoor light that stays warm, not bright."}, {"title": "Sea-view bedrooms", "description": "Both bedrooms upstairs look over the garden to the sea, each with its own balcony door."}, {"title": "Steps from the pool", "description": "Twenty metres across the lawn, close enough to hear the children, far enough to read."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-armonia-exterior.jpg", "/pictures/living-room.jpg", "/pictures/bedroom-double.jpg", "/pictures/bedroom-twin.jpg", "/pictures/kitchen.jpg", "/pictures/bathroom.jpg", "/pictures/terrace-sea-view.jpg", "/pictures/pool-midday.jpg"]', 0, NULL, '2026-11-26 03:14:21.395325+00', 1),
	(2, 'villa-eirini', 'Villa Eirini', 'Ειρήνη', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 90, 2, 2, 0, 2, 6, '/pictures/villa-eirini-exterior.jpg', 'White arches, blue shutters and a bougainvillea that never stops: the quietest of the four houses, at the garden’s edge.', 'Eirini is the house for sleeping late. It stands at the far side of the garden behind a bougainvillea, and the only morning sound is the sea, a hundred metres down the path. The rooms are cool and plain: lime plaster, linen, oak.

The twin room is a favourite of children; the terrace upstairs is where the evening is spent, with the sun going down beside the mountain.', 'Peace', '[{"title": "The quiet corner", "description": "Set apart at the edge of the garden, with nobody passing by."}, {"title": "Sunset terrace", "description": "An upper terrace that faces the sea and the last light of the day."}, {"title": "Cool in August", "description": "Thick walls, cross-breeze and air conditioning in every room."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-eirini-exterior.jpg", "/pictures/bedroom-twin.jpg", "/pictures/living-room.jpg", "/pictures/bathroom.jpg", "/pictures/kitchen.jpg", "/pictures/bedroom-double.jpg", "/pictures/garden-path-lavender.jpg", "/pictures/athos-sunset-sea.jpg"]', 1, NULL, '2026-11-26 03:14:21.395325+00', 1),
	(3, 'villa-thea', 'Villa Thea', 'Θέα', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 105, 3, 0, 1, 2, 6, '/pictures/villa-thea-exterior.jpg', 'Natural stone, wide timber windows and a glass balcony: the house with the widest view, over pool and olive trees to the open sea.', 'Thea is built of the stone of the hill it stands on and looks over everything: the pool, the lawns, the olive grove, the bay. The living room and the kitchen are one long space with windows from wall to wall.

Three double bedrooms make it the choice of couples who travel together; everybody gets a view, and nobody has to draw lots.', 'View', '[{"title": "Glass balcony", "description": "Nothing between the armchair and the horizon."}, {"title": "Three double bedrooms", "description": "Each with its own wardrobe, reading lights and a window to the sea."}, {"title": "Shaded dining", "description": "A stone patio on the north side, cool at noon, for lunches that turn into afternoons."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-thea-exterior.jpg", "/pictures/terrace-sea-view.jpg", "/pictures/bedroom-double.jpg", "/pictures/living-room.jpg", "/pictures/kitchen.jpg", "/pictures/bathroom.jpg", "/pictures/bedroom-twin.jpg", "/pictures/aerial-view.jpg"]', 2, NULL, '2026-11-26 03:14:21.395325+00', 1),
	(4, 'villa-onar', 'Villa Onar', 'Όναρ', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 85, 1, 2, 1, 1, 5, '/pictures/villa-onar-exterior.jpg', 'Sand-coloured walls, a long timber balcony and a roof terrace for the stars: the smallest house, and the one people come back to.', 'Onar is the smallest of the four and has what none of the others have: a roof terrace, reached by an outside stair, where the night sky over the Aegean is all yours. Inside it is a snug house for a family of four or five.

The barbecue corner of the garden is just beyond the kitchen door, which is why the evenings here tend to begin early and end late.', 'Dream', '[{"title": "Roof terrace", "description": "Reached by an outside stair; loungers, a lantern, and more stars than you remember."}, {"title": "Next to the barbecue", "description": "The stone grill and its long table are ten steps from the kitchen."}, {"title": "Snug for families", "description": "One double, one twin room and a sofa bed, all on quiet levels."}]', '["Free WiFi", "Air conditioning in every room", "Private parking", "Sea view", "Fully equipped kitchen", "Terrace", "Shared pool", "Washing machine", "Bed linen and towels", "Smart TV", "Baby cot on request", "Barbecue"]', '["/pictures/villa-onar-exterior.jpg", "/pictures/bbq-garden.jpg", "/pictures/bedroom-twin.jpg", "/pictures/living-room.jpg", "/pictures/bedroom-double.jpg", "/pictures/bathroom.jpg", "/pictures/kitchen.jpg", "/pictures/olive-grove-trail.jpg"]', 3, NULL, '2026-11-26 03:14:21.395325+00', 1);

SELECT pg_catalog.setval('public.accounts_id_seq', 4, true);

SELECT pg_catalog.setval('public.activity_id_seq', 1, false);

SELECT pg_catalog.setval('public.amenities_id_seq', 13, true);

SELECT pg_catalog.setval('public.attractions_id_seq', 9, true);

SELECT pg_catalog.setval('public.bank_messages_id_seq', 5, true);

SELECT pg_catalog.setval('public.booking_changes_id_seq', 2, true);

SELECT pg_catalog.setval('public.bookings_id_seq', 3, true);

SELECT pg_catalog.setval('public.connected_calendars_id_seq', 1, false);

SELECT pg_catalog.setval('public.discount_rules_id_seq', 3, true);

SELECT pg_catalog.setval('public.exchange_rates_id_seq', 1, false);

SELECT pg_catalog.setval('public.gallery_images_id_seq', 18, true);

SELECT pg_catalog.setval('public.job_runs_id_seq', 12, true);

SELECT pg_catalog.setval('public.mails_id_seq', 9, true);

SELECT pg_catalog.setval('public.payments_id_seq', 3, true);

SELECT pg_catalog.setval('public.refunds_id_seq', 1, false);

SELECT pg_catalog.setval('public.seasons_id_seq', 12, true);

SELECT pg_catalog.setval('public.sessions_id_seq', 3, true);

SELECT pg_catalog.setval('public.tickets_id_seq', 1, false);

SELECT pg_catalog.setval('public.villas_id_seq', 4, true);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_token_key UNIQUE (token);

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (only_row);

ALTER TABLE ONLY public.discount_rules
    ADD CONSTRAINT discount_rules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.icons
    ADD CONSTRAINT icons_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_pkey PRIMARY KEY (calendar_id, uid);

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_occasion_key UNIQUE (occasion);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT nights_sold_once EXCLUDE USING gist (villa_id WITH =, daterange(check_in, check_out) WITH &&) WHERE (((deleted_at IS NULL) AND ((status = ANY (ARRAY['paid'::text, 'partial_paid'::text, 'restricted'::text])) OR (holds_until IS NOT NULL))));

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

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reset_tokens
    ADD CONSTRAINT reset_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.villas
    ADD CONSTRAINT villas_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX accounts_one_per_email ON public.accounts USING btree (lower(email));

CREATE INDEX activity_newest ON public.activity USING btree (at DESC);

CREATE INDEX bank_messages_by_age ON public.bank_messages USING btree (at);

CREATE INDEX bank_messages_of_order ON public.bank_messages USING btree (order_id);

CREATE INDEX bookings_by_arrival ON public.bookings USING btree (check_in) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_holding ON public.bookings USING btree (holds_until) WHERE (holds_until IS NOT NULL);

CREATE INDEX bookings_newest ON public.bookings USING btree (created_at DESC) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_of_account ON public.bookings USING btree (account_id, created_at DESC);

CREATE INDEX bookings_of_villa ON public.bookings USING btree (villa_id, created_at DESC) WHERE (deleted_at IS NULL);

CREATE INDEX bookings_to_come ON public.bookings USING btree (villa_id, check_out) WHERE (deleted_at IS NULL);

CREATE INDEX calendars_of_villa ON public.connected_calendars USING btree (villa_id);

CREATE INDEX changes_of_booking ON public.booking_changes USING btree (booking_id);

CREATE INDEX event_of_restriction ON public.imported_events USING btree (restriction_id);

CREATE INDEX exchange_rates_newest ON public.exchange_rates USING btree (fetched_at DESC);

CREATE INDEX mails_to_send ON public.mails USING btree (try_at) WHERE (try_at IS NOT NULL);

CREATE INDEX mails_unsent ON public.mails USING btree (id) WHERE (sent_at IS NULL);

CREATE INDEX mails_with_words ON public.mails USING btree (created_at) WHERE (body_text <> ''::text);

CREATE INDEX payments_by_day ON public.payments USING btree (COALESCE(settled_at, opened_at));

CREATE INDEX payments_for_attention ON public.payments USING btree (id) WHERE ((attention IS NOT NULL) OR (state = 'open'::text));

CREATE INDEX payments_to_ask ON public.payments USING btree (ask_at) WHERE (ask_at IS NOT NULL);

CREATE INDEX refunds_failed ON public.refunds USING btree (id) WHERE (state = 'failed'::text);

CREATE INDEX refunds_of_payment ON public.refunds USING btree (payment_id);

CREATE INDEX refunds_to_try ON public.refunds USING btree (try_at) WHERE (try_at IS NOT NULL);

CREATE INDEX runs_by_time ON public.job_runs USING btree (began_at);

CREATE INDEX runs_failed ON public.job_runs USING btree (id DESC) WHERE (error IS NOT NULL);

CREATE INDEX runs_of_job ON public.job_runs USING btree (job, id DESC);

CREATE INDEX runs_unended ON public.job_runs USING btree (job) WHERE (ended_at IS NULL);

CREATE INDEX sessions_ended ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_of_account ON public.sessions USING btree (account_id);

CREATE INDEX tickets_by_status ON public.tickets USING btree (status, opened_at DESC);

CREATE INDEX tickets_newest ON public.tickets USING btree (opened_at DESC);

CREATE INDEX tickets_of_account ON public.tickets USING btree (account_id);

CREATE INDEX tries_ended ON public.tries USING btree (window_ends_at);

CREATE UNIQUE INDEX villas_slug_on_sale ON public.villas USING btree (slug) WHERE (withdrawn_at IS NULL);

CREATE TRIGGER amenities_version BEFORE UPDATE ON public.amenities FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER attractions_version BEFORE UPDATE ON public.attractions FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER bookings_version BEFORE UPDATE OF status, guests, special_requests, deleted_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.amenities FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.attractions FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.discount_rules FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.former_slugs FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.gallery_images FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.pictures FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.seasons FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.villas FOR EACH STATEMENT EXECUTE FUNCTION public.content_changed();

CREATE TRIGGER discount_rules_version BEFORE UPDATE ON public.discount_rules FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER gallery_images_version BEFORE UPDATE OF alt, category, featured ON public.gallery_images FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER seasons_version BEFORE UPDATE ON public.seasons FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER settings_version BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER tickets_version BEFORE UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION public.next_version();

CREATE TRIGGER villas_version BEFORE UPDATE ON public.villas FOR EACH ROW EXECUTE FUNCTION public.next_version();

ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.booking_changes
    ADD CONSTRAINT booking_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.connected_calendars
    ADD CONSTRAINT connected_calendars_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_villa_id_fkey FOREIGN KEY (villa_id) REFERENCES public.villas(id);

ALTER TABLE ONLY public.gallery_images
    ADD CONSTRAINT gallery_images_picture_key_fkey FOREIGN KEY (picture_key) REFERENCES public.pictures(key);

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.connected_calendars(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imported_events
    ADD CONSTRAINT imported_events_restriction_id_fkey FOREIGN KEY (restriction_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_job_fkey FOREIGN KEY (job) REFERENCES public.jobs(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

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

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


