import { placeholdersIn, samplesIn } from '#contract/placeholders.ts'
import type { Settings } from '#contract/settings.ts'
import { conditionForSetting } from '#domain/going-live/conditions.ts'
import { settings as firstSettings } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import type { LiveCondition } from '../live-condition.ts'
import { readSettings } from './queries.ts'

/** When groups were added that a live site has to fill in (`LiveCondition`). */
const ADDED_AFTER: Partial<Record<string, string>> = { testimonials: '0045', law: '0069', rating: '0069' }

/** Newest migration when values began to be checked for truth. */
const CHECKED_AFTER = '0156'

/** Settings that a live site has to fill in, because the bank and guests read them; also of an earlier version. */
export const unmetSettings = async (db: Db): Promise<LiveCondition[]> => unmetIn(await readSettings(db))

/** As `unmetSettings`, of the first content. */
export const unmetAtFirst = (): LiveCondition[] => unmetIn(firstSettings)

function unmetIn(settings: Settings): LiveCondition[] {
  const placeholders = placeholdersIn(settings)
  const samples = samplesIn(settings).filter((name) => !placeholders.includes(name))
  return [
    ...placeholders.map((name) => unmet(name, 'on the settings page', ADDED_AFTER[groupIn(name)] ?? '')),
    ...samples.map((name) => unmet(name, 'which is a sample, on the settings page', CHECKED_AFTER)),
  ]
}

const groupIn = (name: string): string => name.split('.', 1)[0] ?? ''

const unmet = (name: string, where: string, after: string): LiveCondition => ({
  kind: 'settings',
  code: conditionForSetting(name),
  name,
  words: `${name}, ${where}`,
  after,
})
