CREATE TABLE pictures (
  key text PRIMARY KEY,
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  colour text NOT NULL,
  -- Widths for which an AVIF and a WebP file stand beside the original.
  widths integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE villas (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  greek_name text,
  description text NOT NULL DEFAULT '',
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
  features jsonb NOT NULL DEFAULT '[]',
  amenities jsonb NOT NULL DEFAULT '[]',
  images jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL DEFAULT 0,
  withdrawn_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- A withdrawn villa keeps its name for its bookings, but frees its address.
CREATE UNIQUE INDEX villas_slug_on_sale ON villas (slug) WHERE withdrawn_at IS NULL;

CREATE TABLE former_slugs (
  slug text PRIMARY KEY,
  villa_id integer NOT NULL REFERENCES villas
);

CREATE TABLE gallery_images (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  picture_key text NOT NULL REFERENCES pictures,
  alt text NOT NULL,
  category text NOT NULL CHECK (category IN ('exteriors', 'interiors', 'amenities', 'surroundings')),
  featured boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE amenities (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon text,
  image text,
  category text NOT NULL CHECK (category IN ('indoor', 'outdoor', 'services')),
  featured boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE attractions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  distance text NOT NULL,
  location text NOT NULL,
  image text,
  category text NOT NULL CHECK (category IN ('beaches', 'dining', 'activities', 'sightseeing')),
  featured boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0
);

-- One row a group of settings: general, contact, seo, company, rating, texts, base_rate.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Made at first start, shared by every process; never leaves the server.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);
