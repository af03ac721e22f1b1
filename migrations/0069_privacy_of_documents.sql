-- The privacy text of the first content names numbers of identity documents. Only where this sentence stands as it was.
UPDATE settings
SET value = jsonb_set(value, '{privacy}', to_jsonb(replace(
  value ->> 'privacy',
  'also when you erase your data; what the bank',
  'also when you erase your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared; what the bank'
)))
WHERE name = 'texts';
