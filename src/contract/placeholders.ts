import type { Settings } from './settings.ts'

/** What the first content holds where only the owners know better. */
export const PLACEHOLDER = 'TO BE FILLED IN'

/** The settings that the owners have not filled in yet, as 'company.taxNumber'. */
export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && value.includes(PLACEHOLDER))
      .map(([key]) => `${group}.${key}`),
  )
}
