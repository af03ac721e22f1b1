import { eq, sql } from 'drizzle-orm'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { agentCalls, missedStays } from '../db/schema.ts'
import { ANY_VILLA } from '../db/schema-agents.ts'
import type { Deps } from '../deps.ts'
import type { MissedStay, ToolName } from './tool.ts'

/** Lines of a day: names and days that strangers think of must not fill the tables. */
const MOST_LINES = 1_000
/** The client of all calls beyond that. */
const OTHERS = ''

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

/** One statement, as it is made for each call. */
const addCall = ({ db }: Deps, { day, client, tool, outcome }: Omit<typeof agentCalls.$inferInsert, 'count'>) =>
  db.execute(sql`
    INSERT INTO ${agentCalls} (day, client, tool, outcome)
    SELECT ${day}::date, CASE WHEN count(*) < ${MOST_LINES} THEN ${client} ELSE ${OTHERS} END, ${tool}, ${outcome}
    FROM ${agentCalls} WHERE ${agentCalls.day} = ${day}
    ON CONFLICT (day, client, tool, outcome) DO UPDATE SET count = ${agentCalls.count} + 1`)

async function addMissed({ db }: Deps, { villaId, ...stay }: { day: CalendarDay } & MissedStay): Promise<void> {
  if ((await db.$count(missedStays, eq(missedStays.day, stay.day))) >= MOST_LINES) return
  const { day, checkIn, checkOut, why, count } = missedStays
  await db
    .insert(missedStays)
    .values({ ...stay, villaId: villaId ?? ANY_VILLA })
    .onConflictDoUpdate({ target: [day, missedStays.villaId, checkIn, checkOut, why], set: { count: sql`${count} + 1` } })
}
