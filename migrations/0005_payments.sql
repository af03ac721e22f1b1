-- One row a try to pay. Paid and remaining amounts are sums over these rows and stored nowhere else.
CREATE TABLE payments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings,
  stage integer NOT NULL CHECK (stage BETWEEN 1 AND 3),
  attempt integer NOT NULL,
  order_id text NOT NULL UNIQUE,
  method text NOT NULL DEFAULT 'card' CHECK (method IN ('card', 'transfer')),
  state text NOT NULL CHECK (state IN ('open', 'approved', 'failed', 'error')),
  amount_cents integer NOT NULL CHECK (amount_cents >= 0),
  rate_units integer NOT NULL,
  rate_source text NOT NULL,
  rate_day date NOT NULL,
  dinars integer NOT NULL CHECK (dinars >= 0),
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
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- When to ask the bank next; empty once there is nothing left to ask.
  ask_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  -- What an administrator has to look at, in words.
  attention text,
  recorded_by integer REFERENCES accounts,
  UNIQUE (booking_id, stage, attempt)
);
CREATE INDEX payments_to_ask ON payments (ask_at) WHERE ask_at IS NOT NULL;

-- Money on its way back: asked for, sent, done, or in need of a person.
CREATE TABLE refunds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payments,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  dinars integer NOT NULL CHECK (dinars > 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('due', 'unclear', 'done', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  try_at timestamptz,
  trans_id text,
  proc_return_code text,
  err_code text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refunds_to_try ON refunds (try_at) WHERE try_at IS NOT NULL;
CREATE INDEX refunds_of_payment ON refunds (payment_id);

-- Every word between the bank and us, without card data.
CREATE TABLE bank_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text,
  at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('return', 'callback', 'query', 'refund')),
  verdict text NOT NULL,
  reason text NOT NULL DEFAULT '',
  fields jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX bank_messages_of_order ON bank_messages (order_id);
