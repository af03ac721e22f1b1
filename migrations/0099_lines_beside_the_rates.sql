-- Lines of a price that do not come from the rates say so, because every later price of the booking carries them on.
UPDATE bookings SET price_items = (
  SELECT jsonb_agg(CASE WHEN item ->> 'kind' <> 'fee' OR item -> 'scope' IS NOT NULL THEN item ELSE item || jsonb_build_object('by',
      CASE item ->> 'name' WHEN 'Kept by the cancellation policy' THEN 'policy' WHEN 'Agreed with your hosts' THEN 'agreed'
        ELSE 'owners' END) END ORDER BY place)
    FROM jsonb_array_elements(price_items) WITH ORDINALITY AS one (item, place))
  WHERE price_items @> '[{"kind": "fee"}]';

-- The owners changed computed lines of the price: its guest cannot change the stay without them.
ALTER TABLE bookings ADD COLUMN price_by_hand boolean NOT NULL DEFAULT false;
