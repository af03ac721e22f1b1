/** A posted form: names and values as they came, in order. */
export type Fields = ReadonlyArray<readonly [name: string, value: string]>

/** The value of a field: its exact name first, then whatever the case. */
export function fieldOf(fields: Fields, name: string): string | undefined {
  const exact = fields.find(([other]) => other === name)
  const wanted = name.toLowerCase()
  return (exact ?? fields.find(([other]) => other.toLowerCase() === wanted))?.[1]
}

const CARD_DATA = /^(pan|cv2|cavv|md|ecom_payment_card_expdate_.*|hash|hashparamsval|orghash)$/i

/** What may be kept of an answer: no card data, no tokens, nothing that signs. */
export const redactedFields = (fields: Fields): [string, string][] =>
  fields.filter(([name]) => !CARD_DATA.test(name)).map(([name, value]) => [name, value])
