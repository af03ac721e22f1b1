import { sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import type { Period } from '#domain/reports/period.ts'
import type { Db } from '../db/client.ts'
import { readRows } from '../db/read-rows.ts'
import { agentCalls, missedStays, villas } from '../db/schema.ts'
import { ANY_VILLA } from '../db/schema-agents.ts'
import type { Deps } from '../deps.ts'
import { readPeriod } from './report-period.ts'

export type AssistantReport = AnswerOf<typeof reportCalls.assistants>
type Asked = InputOf<typeof reportCalls.assistants>

const MOST_ROWS = 50

/** What assistants asked for and could not have, and which of them asked. */
export async function readAssistants({ db }: Deps, { villaId, ...asked }: Asked): Promise<AssistantReport> {
  const period = readPeriod(asked)
  const [missed, clients] = await Promise.all([readMissed(db, period, villaId), readClients(db, period)])
  return { period, missed, clients }
}

/** For one villa also the stays for which any villa would have done, which are stored without one. */
function readMissed(db: Db, { from, until }: Period, villaId: number | undefined) {
  const ofVilla = villaId === undefined ? sql`true` : sql`${missedStays.villaId} IN (${ANY_VILLA}, ${villaId})`
  return readRows<AssistantReport['missed'][number]>(
    db,
    sql`SELECT ${villas.name} AS villa, ${missedStays.checkIn}::text AS "checkIn", ${missedStays.checkOut}::text AS "checkOut",
      ${missedStays.why} AS why, sum(${missedStays.count})::int AS times
      FROM ${missedStays} LEFT JOIN ${villas} ON ${villas.id} = ${missedStays.villaId}
      WHERE ${missedStays.checkIn} BETWEEN ${from} AND ${until} AND ${ofVilla}
      GROUP BY ${villas.id}, 2, 3, 4 ORDER BY times DESC, 2, 3, 1 LIMIT ${MOST_ROWS}`,
  )
}

function readClients(db: Db, { from, until }: Period) {
  const counted = (which = sql`true`) => sql`coalesce(sum(${agentCalls.count}) FILTER (WHERE ${which}), 0)::int`
  const gaveLink = sql`${agentCalls.tool} = 'create_checkout' AND ${agentCalls.outcome} = 'answered'`
  return readRows<AssistantReport['clients'][number]>(
    db,
    sql`SELECT ${agentCalls.client} AS client, ${counted()} AS calls, ${counted(sql`${agentCalls.outcome} = 'not_free'`)} AS missed,
      ${counted(gaveLink)} AS links
      FROM ${agentCalls} WHERE ${agentCalls.day} BETWEEN ${from} AND ${until}
      GROUP BY 1 ORDER BY calls DESC, 1 LIMIT ${MOST_ROWS}`,
  )
}
