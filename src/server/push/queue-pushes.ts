import { and, eq, inArray, sql } from 'drizzle-orm'
import { pushRoles } from '#domain/push/kinds.ts'
import type { Db } from '../db/client.ts'
import { accounts, pushDevices, pushes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Recorded } from '../events/consumer.ts'
import { type PushEvent, readNotice } from './read-notice.ts'

/** Queues a notice for every browser that wants to hear of an event. */
export async function queuePushes(tx: Db, { now }: Deps, event: PushEvent, { id }: Recorded): Promise<void> {
  const notice = await readNotice(tx, event)
  if (!notice) return
  const { kind } = notice
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .where(and(inArray(accounts.role, [...pushRoles]), sql`${kind}::text = ANY(${pushDevices.kinds})`))
  if (devices.length === 0) return
  const rows = devices.map((device) => ({ deviceId: device.id, eventId: id, kind, tryAt: now() }))
  await tx.insert(pushes).values(rows).onConflictDoNothing()
}
