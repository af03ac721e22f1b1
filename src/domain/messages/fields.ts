/** What every stay has, in the words of a language. */
export const stayFields = [
  'villa',
  'arrival',
  'departure',
  'stay_days',
  'nights',
  'guests',
  'check_in_time',
  'check_out_time',
  'booking_number',
  'house',
  'phone',
] as const
export type StayField = (typeof stayFields)[number]

/**
 * What a text to a guest may name in braces, such as `{guest}`; each is filled in for the stay that it is sent about. The door code is none:
 * it is sealed in the database, and read on the page of the stay, to which `{stay_link}` leads.
 */
export const messageFields = ['guest', ...stayFields, 'stay_link', 'directions', 'remaining', 'next_due'] as const
export type MessageField = (typeof messageFields)[number]

/** By field; null where the stay has none, or not yet, such as directions before it is paid. */
export type FieldValues<Field extends string> = Record<Field, string | null>

const IN_BRACES = /\{([^{}\n]{0,40})\}/g

const readName = (inBraces: string): string =>
  inBraces
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const findField = <Field extends string>(inBraces: string, fields: readonly Field[]): Field | undefined =>
  fields.find((field) => field === readName(inBraces))

/** The fields that a text names, each once. `fields`: all that there are for it. */
export const fieldsIn = <Field extends string>(text: string, fields: readonly Field[]): Field[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => findField(name, fields)).filter((field) => field !== undefined)),
]

/** What a text has in braces that is no field. `meant`: the field that it resembles most. */
export function unknownFields<Field extends string>(text: string, fields: readonly Field[]): { name: string; meant: Field | undefined }[] {
  const names = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name).filter((name) => !findField(name, fields))
  return [...new Set(names)].map((name) => ({ name, meant: mostAlike(readName(name), fields) }))
}

/** With the sign after it, if it is a full stop. */
const IN_BRACES_ENDED = new RegExp(`${IN_BRACES.source}(\\.?)`, 'g')

/**
 * Fills in a text. `missing`: the fields that have no value for this stay; then the text must not be sent. A value with a full stop of its
 * own ('6. jul 2027.') takes that of the text.
 */
export function fillIn<Field extends string>(text: string, values: Partial<FieldValues<Field>>): { text: string; missing: Field[] } {
  const fields = Object.keys(values) as Field[]
  const missing = fieldsIn(text, fields).filter((field) => values[field] === null)
  const filled = text.replaceAll(IN_BRACES_ENDED, (whole, name: string, stop: string) => {
    const value = values[findField(name, fields) as Field]
    if (value === null || value === undefined) return whole
    return value + (/[.!?…]$/.test(value) ? '' : stop)
  })
  return { text: filled, missing }
}

/** At most every third sign may differ. */
function mostAlike<Field extends string>(name: string, fields: readonly Field[]): Field | undefined {
  const [best] = fields.map((field) => ({ field, steps: countSteps(name, field) })).sort((a, b) => a.steps - b.steps)
  return best && best.steps <= Math.max(2, best.field.length / 3) ? best.field : undefined
}

/** How many signs are to be added, removed or replaced (Levenshtein distance). */
function countSteps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [above, sign] of [...from].entries()) {
    const next = [above + 1]
    for (const [before, other] of [...to].entries()) {
      const replaced = (row[before] ?? 0) + (sign === other ? 0 : 1)
      next.push(Math.min(replaced, (row[before + 1] ?? 0) + 1, (next[before] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
