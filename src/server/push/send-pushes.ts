import { and, asc, eq, exists, lte, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import { isAmong } from '#domain/accounts/roles.ts'
import { clockAtProperty, dayAtProperty } from '#domain/calendar-day.ts'
import { pushRoles } from '#domain/push/kinds.ts'
import { isQuiet } from '#domain/push/quiet-hours.ts'
import type { Language } from '#words/languages.ts'
import { type PushText, pushWordsIn } from '#words/push.ts'
import { minutesAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import { accounts, events, pushDevices, pushes } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countWaiting } from '../inbox/waiting-items.ts'
import { officeLink } from '../mail/office-link.ts'
import { toQuietHours } from './devices.ts'
import { type Outcome, type PushMessage, readPushSecret, sendPush } from './push-service.ts'

import { type Notice, type PushEvent, readNotice } from './read-notice.ts'

/** After the last gap a notice is given up. */
const GAPS_MINUTES = [1, 5, 30, 120] as const
/** Longer than a push service may take. */
const CLAIM_MINUTES = 2
/** More than these come as one that tells their number, such as after quiet hours. */
const MOST_APART = 5

type DeviceRow = typeof pushDevices.$inferSelect
type Reader = { device: DeviceRow; role: Role | null; language: Language }
type PushRow = typeof pushes.$inferSelect

/** Sends due notices, but to nobody in quiet hours: these notices stay due. */
export async function sendPushes(deps: Deps, stopping: () => boolean = () => false): Promise<void> {
  const { db, now } = deps
  const due = db
    .select({ one: sql`1` })
    .from(pushes)
    .where(and(eq(pushes.deviceId, pushDevices.id), lte(pushes.tryAt, now())))
  const readers: Reader[] = await db
    .select({ device: pushDevices, role: accounts.role, language: accounts.language })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .where(exists(due))
    .orderBy(asc(pushDevices.id))
  const awake = readers.filter(({ device }) => !isQuiet(clockAtProperty(now()), toQuietHours(device)))
  if (awake.length === 0) return
  const secret = await readPushSecret(deps)
  for (const reader of awake) {
    if (stopping()) return
    await sendToReader(deps, secret, reader)
  }
}

async function sendToReader(deps: Deps, secret: string, reader: Reader): Promise<void> {
  const claimed = await claim(deps, reader.device.id)
  const wanted = claimed.filter(({ kind }) => isAmong(pushRoles, reader.role) && reader.device.kinds.includes(kind))
  await drop(
    deps,
    reader.device.id,
    claimed.filter((row) => !wanted.includes(row)),
  )
  const badge = String(await countWaiting(deps.db, dayAtProperty(deps.now()), reader.role))
  const words = pushWordsIn[reader.language]
  const send = async (rows: PushRow[], text: PushText, { path, tag }: Pick<Notice, 'path' | 'tag'>) => {
    const message = { ...text, tag, navigate: officeLink(deps.env.siteUrl, path), app_badge: badge }
    await settle(deps, reader.device.id, rows, await sendPush(deps, secret, reader.device, message satisfies PushMessage))
  }
  if (wanted.length > MOST_APART) return send(wanted, words.several(wanted.length), { path: '', tag: 'several' })
  for (const row of wanted) {
    const notice = await readNoticeAgain(deps, row)
    if (notice) await send([row], words[notice.news](notice), notice)
    else await drop(deps, reader.device.id, [row])
  }
}

/** Counts the attempt before sending: two processes never send the same notice, and after a crash it is tried again. */
const claim = ({ db, now }: Deps, deviceId: number): Promise<PushRow[]> =>
  db
    .update(pushes)
    .set({ attempts: sql`${pushes.attempts} + 1`, tryAt: minutesAfter(now(), CLAIM_MINUTES) })
    .where(and(eq(pushes.deviceId, deviceId), lte(pushes.tryAt, now())))
    .returning()

/** What it says is read anew, so that nothing of a guest who was erased meanwhile is sent. */
async function readNoticeAgain({ db }: Deps, { eventId }: PushRow): Promise<Notice | null> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId))
  return event ? readNotice(db, { type: event.type, ...(event.facts as object) } as PushEvent) : null
}

async function settle(deps: Deps, deviceId: number, rows: PushRow[], outcome: Outcome): Promise<void> {
  const { db, now } = deps
  if (outcome === 'gone') return void (await db.delete(pushDevices).where(eq(pushDevices.id, deviceId)))
  if (outcome === 'sent') await db.update(pushDevices).set({ lastSentAt: now() }).where(eq(pushDevices.id, deviceId))
  const gapAfter = ({ attempts }: PushRow) => (outcome === 'failed' ? GAPS_MINUTES[attempts - 1] : undefined)
  await drop(
    deps,
    deviceId,
    rows.filter((row) => gapAfter(row) === undefined),
  )
  for (const row of rows) {
    const gap = gapAfter(row)
    if (gap !== undefined)
      await db
        .update(pushes)
        .set({ tryAt: minutesAfter(now(), gap) })
        .where(isRow(row))
  }
}

const isRow = ({ deviceId, eventId }: PushRow) => and(eq(pushes.deviceId, deviceId), eq(pushes.eventId, eventId))

async function drop({ db }: Deps, deviceId: number, rows: PushRow[]): Promise<void> {
  const ids = rows.map(({ eventId }) => eventId)
  if (ids.length > 0) await db.delete(pushes).where(and(eq(pushes.deviceId, deviceId), anyOf(pushes.eventId, ids)))
}
