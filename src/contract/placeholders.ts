import type { Settings } from './settings.ts'

/** Seeded value of settings that only the owners know. */
export const PLACEHOLDER = 'TO BE FILLED IN'

/** Settings that still hold the placeholder, as 'company.taxNumber'. */
export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && value.includes(PLACEHOLDER))
      .map(([key]) => `${group}.${key}`),
  )
}
