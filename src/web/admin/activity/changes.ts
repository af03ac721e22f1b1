import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-activity.ts'
import * as translationWords from '#words/en/office-translations.ts'
import { formatMoment } from '../format-moment.ts'
import { translateValue } from './values.ts'

export type Change = { field: string; before: string | null; after: string | null }

const LONGEST = 240
const MONEY = new Set(['amount', 'back', 'base rate', 'furtherGuest', 'high', 'low', 'original', 'rate', 'rateBefore', 'total'])

/** What only the site needs of a record. */
const INTERNAL = new Set(['id', 'version', 'updatedAt', 'items', 'formerLines', 'formerDiscounts', 'formerLevyReturned'])

/** A time as JSON has it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Field-by-field differences; `subject` names a value that is not an object. */
export function listChanges(subject: string, before: unknown, after: unknown): Change[] {
  // A status that was set is stored with its reason, the one before it alone.
  const status = typeof before === 'string' && isRecord(after) && 'status' in after
  const was = listFields(subject, status ? { status: before } : before)
  const is = listFields(subject, after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    field: toLabel(name === subject ? words.translateSubject(subject) : name),
    before: name in was ? shortened(formatValue(name, was[name])) : null,
    after: name in is ? shortened(formatValue(name, is[name])) : null,
  }))
}

function listFields(subject: string, value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return isRecord(value) ? Object.fromEntries(shownIn(value)) : { [subject]: value }
}

const shownIn = (value: Record<string, unknown>): [string, unknown][] => Object.entries(value).filter(([name]) => !INTERNAL.has(name))

function formatValue(name: string, value: unknown): string {
  if (value === null || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return formatFigure(name, value)
  if (Array.isArray(value)) return value.map((one) => formatValue(name, one)).join(value.some(isRecord) ? '; ' : ', ') || words.nothing
  if (isRecord(value)) return formatRecord(value)
  if (typeof value === 'string' && isCalendarDay(value)) return formatDay(value)
  if (typeof value === 'string' && MOMENT.test(value)) return formatMoment(value)
  return translateValue(name.startsWith('ticket ') ? 'ticketStatus' : name, String(value))
}

function formatFigure(name: string, value: number): string {
  if (MONEY.has(name)) return formatEuros(value)
  if (name === 'percentHundredths') return `${formatNumber(value / 100)}%`
  return /year/i.test(name) ? translateValue(name, String(value)) : formatNumber(value)
}

const formatRecord = (value: Record<string, unknown>): string =>
  shownIn(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${toLabel(name)}: ${formatValue(name, one)}`)
    .join(', ')

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text)

/** 'validFrom' becomes 'Valid from'. */
function toLabel(name: string): string {
  const known = words.fieldNames[name] ?? translationLabel(name)
  if (known) return known
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A text in a translation: its kind, what it belongs to, and its field, such as 'amenity Sauna description' or 'price seasons.* (Easter)'. */
function translationLabel(name: string): string | undefined {
  const kind = name.split(' ')[0] ?? ''
  const [, text = '', source] = /^(.*?)(?: \((.*)\))?$/s.exec(name.slice(kind.length + 1)) ?? []
  const fields: Record<string, string> = { ...translationWords.fields }[kind] ?? {}
  const field = Object.keys(fields).find((one) => text === one || text.endsWith(` ${one}`))
  if (field === undefined) return undefined
  const of = source ?? text.slice(0, -field.length).trim()
  const label = fields[field] ?? field
  return of ? translationWords.fieldOf(label, of) : label
}
