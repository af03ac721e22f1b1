/** An address that people have written on one line, as search engines want it. Null: not told. */
export type SplitAddress = { street: string | null; postalCode: string | null; locality: string | null; region: string | null }

/** The country of the houses, as the languages of the site and people write it. */
const COUNTRY = /^(Greece|Hellas|Grčka|Griechenland|Ελλάδα|Ελλάς)$/i
const POSTAL_CODE = /\b\d{3} ?\d{2}\b/

/** 'Sunny Road 4, 630 78 Nikiti, Halkidiki, Greece': street, postal code and town, region; the country is that of the site. */
export function splitAddress(address: string, placeholder: string): SplitAddress {
  const parts = address.split(',').map((part) => part.trim())
  const told = parts.filter((part) => part !== '' && !part.includes(placeholder) && !COUNTRY.test(part))
  const postal = told.find((part) => POSTAL_CODE.test(part)) ?? ''
  const streets = told.filter((part) => part !== postal && /\d/.test(part))
  const [region = null, before = null] = told.filter((part) => !/\d/.test(part)).toReversed()
  return {
    street: streets.join(', ') || null,
    postalCode: POSTAL_CODE.exec(postal)?.[0] ?? null,
    locality: postal.replace(POSTAL_CODE, '').trim() || before,
    region,
  }
}

/** 'Halkidiki, Greece': what an address ends with, without street, number and what is not filled in. */
export function findPlace(address: string, placeholder: string): string {
  const parts = address.split(',').map((part) => part.trim())
  return parts
    .filter((part) => part !== '' && !/\d/.test(part) && !part.includes(placeholder))
    .slice(-2)
    .join(', ')
}
