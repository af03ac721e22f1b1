-- The privacy text of the first content names the register of complaints. Only where this sentence stands as it was.
UPDATE settings
SET value = jsonb_set(value, '{privacy}', to_jsonb(replace(
  value ->> 'privacy',
  'and accounts that nobody uses, for three; what the bank',
  'and accounts that nobody uses, for three; complaints with their answers, which consumer law makes us list, for two, also when you erase your data; what the bank'
)))
WHERE name = 'texts';
