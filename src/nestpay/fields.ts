/** A posted form: names and values in the received order. */
export type Fields = ReadonlyArray<readonly [name: string, value: string]>

/** Value of a field: by exact name, otherwise case-insensitive. */
export function findField(fields: Fields, name: string): string | undefined {
  const exact = fields.find(([other]) => other === name)
  const wanted = name.toLowerCase()
  return (exact ?? fields.find(([other]) => other.toLowerCase() === wanted))?.[1]
}

const CARD_DATA = /^(pan|cv2|cavv|md|ecom_payment_card_expdate_.*|hash|hashparamsval|orghash)$/i

/** Fields that may be stored: no card data, no tokens, no signatures. */
export const redactedFields = (fields: Fields): [string, string][] =>
  fields.filter(([name]) => !CARD_DATA.test(name)).map(([name, value]) => [name, value])
