import * as words from '#words/office-activity.en.ts'
import { writtenEuros } from '#words/written.en.ts'

export type Change = { field: string; before: string | null; after: string | null }

const LONGEST = 240
const MONEY = new Set(['rate', 'total', 'amount', 'base rate'])

/** Field-by-field differences; `subject` names a value that is not an object. */
export function changesOf(subject: string, before: unknown, after: unknown): Change[] {
  const was = fieldsOf(subject, before)
  const is = fieldsOf(subject, after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    field: labelOf(name === subject ? words.saidSubject(subject) : name),
    before: name in was ? written(name, was[name]) : null,
    after: name in is ? written(name, is[name]) : null,
  }))
}

function fieldsOf(subject: string, value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { [subject]: value }
}

function written(name: string, value: unknown): string {
  if (value === null || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && MONEY.has(name)) return writtenEuros(value)
  if (typeof value === 'number' && name === 'percentHundredths') return `${value / 100}%`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

/** 'validFrom' becomes 'Valid from'. */
function labelOf(name: string): string {
  const known = words.fieldNames[name]
  if (known) return known
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
