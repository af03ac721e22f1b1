-- A price is one list of items, whose amounts add up to the total.
ALTER TABLE bookings ADD COLUMN price_items jsonb NOT NULL DEFAULT '[]';

UPDATE bookings SET price_items =
  (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'nights') || line || jsonb_build_object('amount', (line->>'nights')::int * (line->>'rate')::int) ORDER BY place), '[]')
    FROM jsonb_array_elements(lines) WITH ORDINALITY AS list(line, place))
  || (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', 'discount') || discount || jsonb_build_object('amount', -(discount->>'amount')::int) ORDER BY place), '[]')
    FROM jsonb_array_elements(discounts) WITH ORDINALITY AS list(discount, place))
  WHERE lines <> '[]' OR discounts <> '[]';

-- `lines` and `discounts` stay for processes of an older version that run during an update; nothing reads them any more.
