import { and, eq, inArray, sql } from 'drizzle-orm'
import { pushRoles } from '#domain/push/kinds.ts'
import type { Db } from '../db/client.ts'
import { accounts, pushDevices, pushes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Recorded } from '../events/consumer.ts'
import { type PushEvent, readNotice } from './read-notice.ts'

/**
 * Queues a notice for every browser that wants to hear of an event; in a conversation that somebody answers for those of that person alone,
 * if there are any.
 */
export async function queuePushes(tx: Db, { now }: Deps, event: PushEvent, { id }: Recorded): Promise<void> {
  const notice = await readNotice(tx, event)
  if (!notice) return
  const { kind, assignedTo } = notice
  const devices = await tx
    .select({ id: pushDevices.id, accountId: pushDevices.accountId })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .where(and(inArray(accounts.role, [...pushRoles]), sql`${kind}::text = ANY(${pushDevices.kinds})`))
  if (devices.length === 0) return
  const own = devices.filter(({ accountId }) => accountId === assignedTo)
  const rows = (own.length > 0 ? own : devices).map((device) => ({ deviceId: device.id, eventId: id, kind, tryAt: now() }))
  await tx.insert(pushes).values(rows).onConflictDoNothing()
}
