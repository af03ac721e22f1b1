import type { Settings } from '#contract/settings.ts'
import { PLACEHOLDER } from '../../../../seed/settings.ts'

/** Names, as in `fields`, of what the owners have not filled in yet. */
export function placeholdersIn(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && value.includes(PLACEHOLDER))
      .map(([key]) => `${group}.${key}`),
  )
}
