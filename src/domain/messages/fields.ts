/**
 * What a text to a guest may name in braces, such as `{guest}`; each is filled in for the stay that it is sent about. The door code is none:
 * it is sealed in the database, and read on the page of the stay, to which `{stay_link}` leads.
 */
export const messageFields = [
  'guest',
  'villa',
  'arrival',
  'departure',
  'nights',
  'guests',
  'check_in_time',
  'check_out_time',
  'stay_link',
  'directions',
  'remaining',
  'next_due',
  'house',
  'phone',
] as const
export type MessageField = (typeof messageFields)[number]

/** By field; null where the stay has none, or not yet, such as directions before it is paid. */
export type FieldValues = Record<MessageField, string | null>

const IN_BRACES = /\{([^{}\n]{0,40})\}/g

const isField = (name: string): name is MessageField => (messageFields as readonly string[]).includes(name)

const readName = (inBraces: string): string =>
  inBraces
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** The fields that a text names, each once. */
export const fieldsIn = (text: string): MessageField[] => [
  ...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => readName(name)).filter(isField)),
]

/** What a text has in braces that is no field. `meant`: the field that it resembles most. */
export function unknownFields(text: string): { name: string; meant: MessageField | undefined }[] {
  const names = [...text.matchAll(IN_BRACES)].map(([, name = '']) => name).filter((name) => !isField(readName(name)))
  return [...new Set(names)].map((name) => ({ name, meant: mostAlike(readName(name)) }))
}

/** Fills in a text. `missing`: the fields that have no value for this stay; then the text must not be sent. */
export function fillIn(text: string, values: FieldValues): { text: string; missing: MessageField[] } {
  const missing = fieldsIn(text).filter((field) => values[field] === null)
  const filled = text.replaceAll(IN_BRACES, (whole, name: string) => {
    const field = readName(name)
    return isField(field) ? (values[field] ?? whole) : whole
  })
  return { text: filled, missing }
}

/** At most every third sign may differ. */
function mostAlike(name: string): MessageField | undefined {
  const [best] = messageFields.map((field) => ({ field, steps: countSteps(name, field) })).sort((a, b) => a.steps - b.steps)
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
