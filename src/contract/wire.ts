import { z } from 'zod'
import { isCalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import type { InputCode } from './messages.ts'
import type { Problem } from './problems.ts'

/** The code of what a schema says about a value. */
type TextCode = InputCode | Problem

// Schemas work in both directions, so they use checks and codecs, never .transform or .pipe.

const dayText = (invalid: InputCode) => z.string(invalid).refine(isCalendarDay, { error: invalid, abort: true }).meta({ format: 'date' })

/** A day of an answer. */
export const Day = dayText('date_invalid')
/** A day that somebody asks for or sets: within the years that the site works with. */
export const DayOr = (missing: InputCode) => dayText(missing).refine(isUsableDay, 'day_out_of_range').meta({ format: 'date' })
export const DayInput = DayOr('date_invalid')

/** Wire: euros. Code: cents. */
export const Euro = z.codec(z.number(), z.int(), {
  decode: (euro): Cents => Math.round(euro * 100),
  encode: (cents: Cents) => cents / 100,
})

const numberOr = (missing: TextCode) => z.union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/, missing)], missing)
const plain = (value: number): number | string => value

/** A number, or a text as a person types it into a form. */
const typedDecimal = z.union([z.number(), z.string()], 'not_a_number')
const toDecimal = (sent: number | string, { issues }: { issues: z.core.$ZodRawIssue[] }): number => {
  const value = typeof sent === 'number' ? sent : readDecimal(sent)
  if (typeof value === 'number') return value
  issues.push({ code: 'custom', input: sent, message: value })
  return z.NEVER
}

/** A number with at most two decimals that may be sent as text, such as a percentage. */
export const Numeric = z.codec(typedDecimal, z.number(), { decode: toDecimal, encode: plain })
/** Largest value of a PostgreSQL integer. */
/** The largest number that the database stores as an id or a count. */
export const LARGEST = 2_147_483_647
const whole = (noInteger: InputCode = 'not_whole') =>
  z.int(noInteger).check(z.gte(-LARGEST, 'number_too_large'), z.lte(LARGEST, 'number_too_large'))

export const WholeOr = (missing: TextCode) => z.codec(numberOr(missing), whole(), { decode: Number, encode: plain })
export const Whole = WholeOr('not_a_number')
export const IdOr = (invalid: TextCode) =>
  z.codec(numberOr(invalid), z.int(invalid).positive(invalid).max(LARGEST, invalid), { decode: Number, encode: plain })
export const Id = IdOr('not_a_number')

/** Version the administrator has read, for optimistic locking. Without it, no check. */
export const Version = Whole.optional()

/** Euros that may be sent as text; limited to what the database holds in cents. */
export const EuroInput = z.codec(typedDecimal, whole('number_too_large'), {
  decode: (euro, context): Cents => Math.round(toDecimal(euro, context) * 100),
  encode: (cents: Cents): number | string => cents / 100,
})

const flag = z.union([z.literal([0, 1, '0', '1', 'true', 'false']), z.boolean()])

/** Wire: 1 or 0. Code: boolean. */
export const Flag = z.codec(flag, z.boolean(), {
  decode: (value) => value === 1 || value === '1' || value === true || value === 'true',
  encode: (value): 0 | 1 => (value ? 1 : 0),
})

/** The answer is a refusal instead of a change where the input may be a slip; without it the change is made at once. */
export const Ask = Flag.optional()

const listIn = (text: string | null): unknown => {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return null
  }
}

/** A list sent as JSON text; null is an empty list. Refuses invalid JSON, because an empty list would erase the stored one. */
export const JsonText = <T extends z.ZodType>(item: T) =>
  z.codec(z.string().nullable(), z.array(item), {
    decode: (text, context) => {
      const list = listIn(text)
      if (Array.isArray(list)) return list
      context.issues.push({ code: 'custom', input: text, message: 'not_a_list' })
      return z.NEVER
    },
    encode: (list) => JSON.stringify(list),
  })

/** Characters that nobody sees: controls, and those that turn the writing direction of everything after them. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const LINE_BREAKS = /[\s\u2028\u2029]*[\n\r\u2028\u2029][\s\u2028\u2029]*/g

const unhidden = (text: string): string => text.replace(HIDDEN, '')
const onOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ')

/** User-entered text, in one Unicode form (phones send accents as letters of their own) and without hidden characters. */
export const FreeText = (required?: TextCode) => z.string(required).overwrite(unhidden).normalize('NFC')

/** The same, trimmed, with a maximum length. */
export const Text = (longest: number, required?: TextCode) => {
  const text = FreeText(required).trim().max(longest, 'too_many_characters')
  return required === undefined ? text : text.min(1, required)
}

/** A text on one line, such as a name: it stands in subjects, lists and files. */
export const Line = (longest: number, required?: TextCode) => Text(longest, required).overwrite(onOneLine)

/** Fewer are no phone number anywhere. */
const LEAST_DIGITS = 5
const hasDigits = (phone: string) => (phone.match(/\p{Nd}/gu) ?? []).length >= LEAST_DIGITS

/** A phone number, as its holder writes it. */
export const Phone = (required: InputCode) => Line(40, required).refine(hasDigits, required)

/** A phone number, or empty for none. */
export const OptionalPhone = (invalid: InputCode) => Line(40).refine((phone) => phone === '' || hasDigits(phone), invalid)

const LONGEST_ADDRESS = 2000

/** URL of a picture on this site or elsewhere, or the picture as a data URL, which the server stores. */
export const PictureAddress = z
  .string()
  .trim()
  .regex(/^$|^\/(?!\/)|^https?:\/\/|^data:image\//, 'picture_address_invalid')
  .refine((address) => address.length <= LONGEST_ADDRESS || address.startsWith('data:'), 'address_too_long')

// One plain address: no display name, list or group syntax. Excludes the dotted capital I, which can be lowercased in two ways.
const EMAIL = /^(?!.*\u0130)[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u
/** NFKC maps lookalikes such as full-width letters to one form. Otherwise a variant of an address could lock out its holder. */
export const Email = (invalid: InputCode) => Text(254, 'email_required').normalize('NFKC').regex(EMAIL, invalid)

/** An address, or empty for none. */
export const OptionalEmail = (invalid: InputCode) =>
  Text(254)
    .normalize('NFKC')
    .refine((address) => address === '' || EMAIL.test(address), invalid)

export type Renames<Shape> = { [Ours in keyof Shape]?: string }

/** Maps the code's field names to the wire names of the specification, in both directions. Fields that are not declared are dropped. */
export function renamed<Shape extends z.ZodRawShape, const Names extends Renames<Shape>>(shape: Shape, names: Names) {
  const { wire, toInside, toWire } = wireNames(shape, names)
  type Inside = z.output<z.ZodObject<Shape>>
  return z.codec(z.object(wire), z.custom<Inside>(), { decode: (outside) => toInside(outside) as Inside, encode: toWire })
}

/** The schemas under their wire names, and the mapping of decoded values. */
export function wireNames(shape: z.ZodRawShape, names: Record<string, string | undefined>) {
  const wireName = (ours: string) => names[ours] ?? ours
  const wire: Record<string, z.ZodType> = {}
  for (const [ours, schema] of Object.entries(shape)) wire[wireName(ours)] = schema as z.ZodType
  const keys = Object.keys(shape)
  return {
    wire,
    toInside: (outside: Record<string, unknown>) => pick(outside, keys, wireName, (key) => key),
    toWire: (inside: object) => pick(inside as Record<string, unknown>, keys, (key) => key, wireName),
  }
}

function pick(source: Record<string, unknown>, keys: string[], from: (key: string) => string, to: (key: string) => string) {
  const result: Record<string, unknown> = {}
  for (const key of keys) {
    const value = source[from(key)]
    if (value !== undefined) result[to(key)] = value
  }
  return result
}

/** `limit`: at most 100; `offset`: number of entries to skip. */
export const Page = { limit: Whole.optional(), offset: Whole.optional() }
export const Total = { total: z.int() }

/** Any JSON value. */
export const Json = z.json()

export const Nothing = z.object({})
