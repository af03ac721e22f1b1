import { and, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { pushCalls } from '#contract/push.ts'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { pushKinds } from '#domain/push/kinds.ts'
import type { QuietHours } from '#domain/push/quiet-hours.ts'
import { pushWordsIn } from '#words/push.ts'
import { knownDevice } from '../accounts/devices.ts'
import { pushDevices } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { countWaiting } from '../inbox/waiting-items.ts'
import { officeLink } from '../mail/office-link.ts'
import { areBrowserKeys, toPublicKey } from './encrypt.ts'
import { isPushService, readPushSecret, sendPush } from './push-service.ts'

type DeviceRow = typeof pushDevices.$inferSelect

export const toQuietHours = ({ quietFrom, quietUntil }: Pick<DeviceRow, 'quietFrom' | 'quietUntil'>): QuietHours | null =>
  quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }

/** The screen that the notice of a test opens. */
const SECURITY = '/security'
const LONGEST_NAME = 300

const own = (account: Account, id: number) => and(eq(pushDevices.accountId, account.id), eq(pushDevices.id, id))

export async function listDevices(deps: Deps, account: Account, request: Request): Promise<AnswerOf<typeof pushCalls.list>> {
  const here = await knownDevice(deps, request, account.id)
  const rows = await deps.db.select().from(pushDevices).where(eq(pushDevices.accountId, account.id)).orderBy(desc(pushDevices.id))
  return {
    key: toPublicKey(await readPushSecret(deps)),
    devices: rows.map((row) => ({
      id: row.id,
      name: row.name,
      kinds: row.kinds,
      quiet: toQuietHours(row),
      addedAt: row.addedAt.toISOString(),
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      here: row.deviceHash === here,
    })),
  }
}

/** A browser gets the notices of the person who turned them on last. What that person had chosen on it stays. */
export async function addDevice(deps: Deps, account: Account, keys: InputOf<typeof pushCalls.add>, request: Request) {
  if (!isPushService(keys.endpoint) || !areBrowserKeys(keys)) throw new Refusal('push_not_accepted')
  const deviceHash = await knownDevice(deps, request, account.id)
  if (deviceHash === null) throw new Refusal('sign_in_again')
  await deps.db.transaction(async (tx) => {
    const [former] = await tx.delete(pushDevices).where(eq(pushDevices.endpoint, keys.endpoint)).returning()
    const chosen =
      former?.accountId === account.id
        ? { kinds: former.kinds, quietFrom: former.quietFrom, quietUntil: former.quietUntil }
        : { kinds: [...pushKinds], quietFrom: null, quietUntil: null }
    const name = (request.headers.get('user-agent') ?? '').slice(0, LONGEST_NAME)
    const device = { ...keys, ...chosen, name, accountId: account.id, deviceHash, addedAt: deps.now() }
    await tx
      .insert(pushDevices)
      .values(device)
      .onConflictDoUpdate({ target: [pushDevices.accountId, pushDevices.deviceHash], set: { ...keys, name } })
  })
  return {}
}

export async function changeDevice({ db }: Deps, account: Account, { id, kinds, quiet }: InputOf<typeof pushCalls.change>) {
  const wanted = pushKinds.filter((kind) => kinds.includes(kind))
  const chosen = { kinds: wanted, quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }
  const changed = await db.update(pushDevices).set(chosen).where(own(account, id)).returning({ id: pushDevices.id })
  if (changed.length === 0) throw new Refusal('not_found')
  return {}
}

/** One that is gone already counts as removed. */
export async function removeDevice({ db }: Deps, account: Account, id: number) {
  await db.delete(pushDevices).where(own(account, id))
  return {}
}

export async function testDevice(deps: Deps, account: Account, id: number): Promise<AnswerOf<typeof pushCalls.test>> {
  const [device] = await deps.db.select().from(pushDevices).where(own(account, id))
  if (!device) throw new Refusal('not_found')
  const waiting = await countWaiting(deps.db, dayAtProperty(deps.now()), account.role)
  const text = pushWordsIn[account.language].test()
  const message = { ...text, tag: 'test', navigate: officeLink(deps.env.siteUrl, SECURITY), app_badge: String(waiting) }
  const outcome = await sendPush(deps, await readPushSecret(deps), device, message)
  if (outcome === 'gone') await removeDevice(deps, account, id)
  return { outcome: outcome === 'refused' ? 'failed' : outcome }
}
