import { placeholdersIn } from '#contract/placeholders.ts'
import type { Settings } from '#contract/settings.ts'
import { settings as firstSettings } from '../../../seed/settings.ts'
import type { Db } from '../db/client.ts'
import type { LiveCondition } from '../live-condition.ts'
import { readSettings } from './queries.ts'

/** When groups were added that a live site has to fill in (`LiveCondition`). */
const ADDED_AFTER: Partial<Record<string, string>> = { testimonials: '0045', law: '0069', rating: '0069' }

/** Settings that a live site has to fill in, because the bank and guests read them; also of an earlier version. */
export const unmetSettings = async (db: Db): Promise<LiveCondition[]> => unmetIn(await readSettings(db))

/** As `unmetSettings`, of the first content. */
export const unmetAtFirst = (): LiveCondition[] => unmetIn(firstSettings)

const unmetIn = (settings: Settings): LiveCondition[] =>
  placeholdersIn(settings).map((name) => ({
    kind: 'settings',
    name,
    words: `${name}, on the settings page`,
    after: ADDED_AFTER[name.split('.', 1)[0] ?? ''] ?? '',
  }))
