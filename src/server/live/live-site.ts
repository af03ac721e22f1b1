import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema.ts'
import type { Env } from '../env.ts'
import type { LiveCondition } from '../live-condition.ts'
import { saveGroup } from '../settings/queries.ts'
import { unmetConditions } from './unmet-conditions.ts'

const NAME = 'live'
/** Time to meet a condition that an update adds to a live site. */
const DAYS_TO_MEET = 30

const LiveSite = z.object({
  /** When it first started with LIVE=1. */
  since: z.iso.datetime(),
  /** Days until which conditions have to be met that were added since, by name. */
  until: z.record(
    z.string(),
    z.custom<CalendarDay>((day) => typeof day === 'string'),
  ),
})
type LiveSite = z.output<typeof LiveSite>

/** Null if the site has never been live, or not since its version knows that. */
export async function readLiveSite(db: Db): Promise<LiveSite | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, NAME))
  return LiveSite.safeParse(row?.value).data ?? null
}

type LiveState = { unmet: LiveCondition[]; refused: boolean }

/**
 * Conditions that a live site does not meet, in a database whose migrations are `ran`. A site that was live before is refused only where
 * its environment lacks what its own version demanded. One without a record of that was live if it meets all that its version demanded.
 */
export async function liveState(db: Db, env: Env, ran: readonly string[]): Promise<LiveState> {
  const isEmpty = ran.length === 0
  const live = isEmpty ? null : await readLiveSite(db)
  const unmet = await unmetConditions(db, env, { isEmpty })
  const newest = ran.at(-1)?.slice(0, 4) ?? ''
  const wasDemanded = ({ after }: LiveCondition) => isEmpty || newest > after
  const isRefused = ({ kind, name }: LiveCondition) => !live || (kind === 'environment' && !live.until[name])
  return { unmet, refused: unmet.some((condition) => wasDemanded(condition) && isRefused(condition)) }
}

/** What keeps this version from running a live site; nothing on a trial site. */
export async function liveRefusals(db: Db, env: Env, ran: readonly string[]): Promise<string[]> {
  if (env.LIVE === '0') return []
  const { unmet, refused } = await liveState(db, env, ran)
  return refused
    ? [lacksInWords(unmet), 'Nothing was changed. With LIVE=0 it starts as a trial site, where all of this can be filled in.']
    : []
}

/** The conditions as a list for the operator. */
export const lacksInWords = (unmet: readonly LiveCondition[]): string =>
  ['LIVE=1 needs:', ...unmet.map(({ words }) => `- ${words}`)].join('\n')

/** Records that the site is live, and gives a day to each condition that it does not meet and that has none yet. */
export async function noteLiveSite(db: Db, env: Env, now: Date): Promise<void> {
  if (env.LIVE === '0') return
  const live = await readLiveSite(db)
  const day = addDays(dayAtProperty(now), DAYS_TO_MEET)
  const unmet = await unmetConditions(db, env)
  const until = Object.fromEntries(unmet.map(({ name }) => [name, live?.until[name] ?? day]))
  if (live && isDeepStrictEqual(live.until, until)) return
  await saveGroup(db, NAME, { since: live?.since ?? now.toISOString(), until } satisfies LiveSite, now)
}
