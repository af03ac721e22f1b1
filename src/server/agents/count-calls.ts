import { eq, sql } from 'drizzle-orm'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { agentCalls, missedStays } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { MissedStay, ToolName } from './tool.ts'

/** Lines of a day: names and days that strangers think of must not fill the tables. */
const MOST_LINES = 1_000
/** The client of all calls beyond that. */
const OTHERS = ''
/** Villa of a missed stay for which any villa would do. */
export const ANY_VILLA = 0

export type Outcome = { outcome: 'answered' | 'refused' } | { outcome: 'not_free'; missed: MissedStay }
type Counted = { client: string; tool: ToolName } & Outcome

/** Counts a call of an agent by day, and the stay that it could not have; no addresses, no texts. A failure is logged only. */
export async function countCall(deps: Deps, { client, tool, ...rest }: Counted): Promise<void> {
  try {
    const day = dayAtProperty(deps.now())
    await addCall(deps, { day, client, tool, outcome: rest.outcome })
    if (rest.outcome === 'not_free') await addMissed(deps, { day, ...rest.missed })
  } catch (error) {
    deps.log.warn({ err: error }, 'a call of an agent was not counted')
  }
}

async function addCall({ db }: Deps, line: Omit<typeof agentCalls.$inferInsert, 'count'>): Promise<void> {
  const full = (await db.$count(agentCalls, eq(agentCalls.day, line.day))) >= MOST_LINES
  await db
    .insert(agentCalls)
    .values(full ? { ...line, client: OTHERS } : line)
    .onConflictDoUpdate({
      target: [agentCalls.day, agentCalls.client, agentCalls.tool, agentCalls.outcome],
      set: { count: sql`${agentCalls.count} + 1` },
    })
}

async function addMissed({ db }: Deps, { villaId, ...stay }: { day: CalendarDay } & MissedStay): Promise<void> {
  if ((await db.$count(missedStays, eq(missedStays.day, stay.day))) >= MOST_LINES) return
  const { day, checkIn, checkOut, why, count } = missedStays
  await db
    .insert(missedStays)
    .values({ ...stay, villaId: villaId ?? ANY_VILLA })
    .onConflictDoUpdate({ target: [day, missedStays.villaId, checkIn, checkOut, why], set: { count: sql`${count} + 1` } })
}
