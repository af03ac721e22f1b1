import { z } from 'zod'
import { isCalendarDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'

// Schemas here run in both directions, so they use checks and codecs, never .transform or .pipe.

export const DayOr = (missing: string) => z.string(missing).refine(isCalendarDay, missing)
export const Day = DayOr('Please give a date as yyyy-MM-dd')

/** Cents inside, euros outside. */
export const Euro = z.codec(z.number(), z.int(), {
  decode: (euro): Cents => Math.round(euro * 100),
  encode: (cents: Cents) => cents / 100,
})

const numberOr = (missing: string) => z.union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/, missing)], missing)
const digits = numberOr('Must be a number')
const plain = (value: number): number | string => value

/** A number that may come as text, as it does in a query. */
export const Numeric = z.codec(digits, z.number(), { decode: Number, encode: plain })
/** What an integer of the database holds. */
const LARGEST = 2_147_483_647
const TOO_LARGE = 'The number is too large'
const whole = (noInteger = 'Must be a whole number') => z.int(noInteger).check(z.gte(-LARGEST, TOO_LARGE), z.lte(LARGEST, TOO_LARGE))

export const WholeOr = (missing: string) => z.codec(numberOr(missing), whole(), { decode: Number, encode: plain })
export const Whole = WholeOr('Must be a number')
export const IdOr = (invalid: string) =>
  z.codec(numberOr(invalid), z.int(invalid).positive(invalid).max(LARGEST, invalid), { decode: Number, encode: plain })
export const Id = IdOr('Must be a number')

/** What an administrator has read, so that a change made meanwhile is not overwritten; without it nothing is compared. */
export const Version = Whole.optional()

/** Euros that may come as text; at most as many as the database holds in cents. */
export const EuroInput = z.codec(digits, whole(TOO_LARGE), {
  decode: (euro): Cents => Math.round(Number(euro) * 100),
  encode: (cents: Cents): number | string => cents / 100,
})

const flag = z.union([z.literal([0, 1, '0', '1', 'true', 'false']), z.boolean()])

/** 1 or 0 outside, a boolean inside. */
export const Flag = z.codec(flag, z.boolean(), {
  decode: (value) => value === 1 || value === '1' || value === true || value === 'true',
  encode: (value): 0 | 1 => (value ? 1 : 0),
})

const listIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return null
  }
}

/** A list that travels as JSON text; none is an empty one. What cannot be read is refused: taken for none, it would empty what is kept. */
export const JsonText = <T extends z.ZodType>(item: T) =>
  z.codec(z.string().nullable(), z.array(item), {
    decode: (text, context) => {
      const list = listIn(text)
      if (Array.isArray(list)) return list
      context.issues.push({ code: 'custom', input: text, message: 'This is not a list' })
      return z.NEVER
    },
    encode: (list) => JSON.stringify(list),
  })

/** Text that a person types: trimmed, with a longest length. */
export const Text = (longest: number, required?: string) => {
  const text = z.string(required).trim().max(longest, `At most ${longest} characters`)
  return required === undefined ? text : text.min(1, required)
}

const LONGEST_ADDRESS = 2000

/** Where a picture is: an address of this site or elsewhere, or a whole picture as a data address, which the server takes in. */
export const PictureAddress = z
  .string()
  .trim()
  .regex(/^$|^\/(?!\/)|^https?:\/\/|^data:image\//, 'Please give the address of a picture')
  .refine((address) => address.length <= LONGEST_ADDRESS || address.startsWith('data:'), 'The address is too long')

// One plain address: nothing that a mail program would read as a name, a list or a group.
// Not the dotted capital I, which is lowered in two ways.
const EMAIL = /^(?!.*\u0130)[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u
/** Letters that only look different, such as full-width ones, are one: otherwise a double of an address keeps it from its holder. */
export const Email = (invalid: string) => Text(254, 'Email is required').normalize('NFKC').regex(EMAIL, invalid)

type Renames<Shape> = { [Ours in keyof Shape]?: string }

/**
 * Our names inside, the specified spelling outside, for both directions.
 * Every field that is not named is dropped.
 */
export function renamed<Shape extends z.ZodRawShape, const Names extends Renames<Shape>>(shape: Shape, names: Names) {
  const wireName = (ours: string) => (names as Record<string, string>)[ours] ?? ours
  const wire: Record<string, z.ZodType> = {}
  for (const [ours, schema] of Object.entries(shape)) wire[wireName(ours)] = schema as z.ZodType
  const keys = Object.keys(shape)
  type Inside = z.output<z.ZodObject<Shape>>
  return z.codec(z.object(wire), z.custom<Inside>(), {
    decode: (outside) => pick(outside, keys, wireName, (key) => key) as Inside,
    encode: (inside) => pick(inside as Record<string, unknown>, keys, (key) => key, wireName) as Record<string, unknown>,
  })
}

function pick(source: Record<string, unknown>, keys: string[], from: (key: string) => string, to: (key: string) => string) {
  const result: Record<string, unknown> = {}
  for (const key of keys) {
    const value = source[from(key)]
    if (value !== undefined) result[to(key)] = value
  }
  return result
}

/** `limit` is at most 100; `offset` pages on. */
export const Page = { limit: Whole.optional(), offset: Whole.optional() }
export const Total = { total: z.int() }

export const Nothing = z.object({})
