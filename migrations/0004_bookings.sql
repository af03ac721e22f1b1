CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE bookings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  villa_id integer NOT NULL REFERENCES villas,
  -- Empty for a restriction.
  account_id integer REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('pending', 'partial_paid', 'paid', 'cancelled', 'failed', 'restricted', 'refunded')),
  check_in date NOT NULL,
  check_out date NOT NULL,
  guest_name text NOT NULL,
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  guests integer NOT NULL DEFAULT 2,
  special_requests text NOT NULL DEFAULT '',
  plan text NOT NULL DEFAULT 'full' CHECK (plan IN ('full', 'partial')),
  original_cents integer NOT NULL DEFAULT 0,
  total_cents integer NOT NULL DEFAULT 0,
  -- The quote as the guest accepted it.
  lines jsonb NOT NULL DEFAULT '[]',
  discounts jsonb NOT NULL DEFAULT '[]',
  stages jsonb NOT NULL DEFAULT '[]',
  -- While set, the nights are kept for a guest who is at the bank; cleared once it has run out.
  holds_until timestamptz,
  terms_accepted_at timestamptz,
  terms_version text,
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (check_out > check_in)
);

-- A night is sold once. daterange is half-open, so one guest may arrive the day another leaves.
ALTER TABLE bookings ADD CONSTRAINT nights_sold_once
  EXCLUDE USING gist (villa_id WITH =, daterange(check_in, check_out) WITH &&)
  WHERE (deleted_at IS NULL AND (status IN ('paid', 'partial_paid', 'restricted') OR holds_until IS NOT NULL));

CREATE INDEX bookings_of_account ON bookings (account_id, created_at DESC);
CREATE INDEX bookings_newest ON bookings (created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX bookings_holding ON bookings (holds_until) WHERE holds_until IS NOT NULL;

CREATE TABLE booking_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id integer NOT NULL REFERENCES bookings ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- 'bank', 'system', or the administrator's account id.
  actor text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX changes_of_booking ON booking_changes (booking_id);
