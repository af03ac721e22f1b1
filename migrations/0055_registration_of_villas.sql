-- Each villa has its own Greek registration and class of the climate levy. '' as the class: not chosen yet.
ALTER TABLE villas
  ADD COLUMN registration_kind text NOT NULL DEFAULT 'none' CHECK (registration_kind IN ('none', 'ama', 'licence')),
  ADD COLUMN registration_number text NOT NULL DEFAULT '',
  ADD COLUMN levy_class text NOT NULL DEFAULT ''
    CHECK (levy_class IN ('', 'short_let', 'detached_over_80', 'furnished_villa', 'rooms', 'none'));

-- So far one number stood for all villas.
UPDATE villas
SET registration_kind = 'ama', registration_number = house.number
FROM (
  SELECT left(trim(regexp_replace(value ->> 'accommodationNumber', '^\s*(AMA|ΑΜΑ)[\s:.-]*', '', 'i')), 60) AS number
  FROM settings
  WHERE name = 'company' AND value ->> 'accommodationNumber' NOT LIKE '%TO BE FILLED IN%'
) AS house
WHERE house.number <> '';
