import { testimonials } from '../../seed/testimonials.ts'
import type { Settings } from './settings.ts'

/** Seeded value of settings that only the owners know. */
export const PLACEHOLDER = 'TO BE FILLED IN'

/** Seeded quotes that no guest has said: a live site must not show them. */
const invented: ReadonlySet<string> = new Set([testimonials.quote1, testimonials.quote2, testimonials.quote3])

/** Settings that still hold the placeholder or an invented quote, as 'company.taxNumber'. */
export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && (value.includes(PLACEHOLDER) || invented.has(value.trim())))
      .map(([key]) => `${group}.${key}`),
  )
}
