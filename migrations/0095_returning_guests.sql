-- Whether the price was given the discount for returning guests when the stay was booked. A later change of the stay goes by it.
ALTER TABLE bookings ADD COLUMN returning_guest boolean NOT NULL DEFAULT false;
UPDATE bookings SET returning_guest = true
WHERE EXISTS (
  SELECT FROM jsonb_array_elements(price_items) AS item
  JOIN discount_rules ON discount_rules.type = 'repeater' AND discount_rules.name = item ->> 'name'
  WHERE item ->> 'kind' = 'discount' AND (item ->> 'amount')::int < 0
);
