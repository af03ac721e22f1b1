import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import { calendarCalls } from '#contract/calendars.ts'
import { clientOver } from '#contract/client.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { paperCalls } from '#contract/papers.ts'
import { supportCalls } from '#contract/support.ts'
import { orderEpoch } from '#domain/restores.ts'
import { kinds, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { cookieJar } from '../../../tests/cookie-jar.ts'
import { type Client, SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { createApp } from '../app.ts'
import { minutesAfter } from '../clock.ts'
import type { Database, Db } from '../db/client.ts'
import { trackContent } from '../db/content.ts'
import { migrate, migrationNames } from '../db/migrate.ts'
import { bookings, payments, restores, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { RECORD_FILE } from './restore-record.ts'

let site: TestSite
let folder: string
let backups: string
let archive: string
let villaId: number
let lost: string[]
const open: Database[] = []

/** The site has a paid stay and a complaint, is backed up, and goes on. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-numbers-'))
  backups = join(folder, 'backups')
  site = await testSite({ environment: { BACKUP_DIR: backups } })
  villaId = (await aVilla(site.db)).id
  const ana = await site.guest('Ana')
  const owner = await site.admin()
  await owner(calendarCalls.connect, { villaId, name: 'Airbnb' })
  await issueSome(site.deps, ana, owner, 0)
  archive = await backUp(site.deps)
  lost = [...(await issueSome(site.deps, ana, owner, 1)), ...(await issueSome(site.deps, ana, owner, 2))]
})
afterAll(async () => {
  for (const database of open) await database.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Ana books a week, the owner records her money, she complains. @returns every number that left the house by it */
async function issueSome({ db }: { db: Db }, ana: Client, owner: Client, weeks: number): Promise<string[]> {
  const { orderId } = await goToBank(ana, villaId, weekLater(weeks))
  const [booking] = await db.select().from(bookings).orderBy(desc(bookings.id)).limit(1)
  const bookingId = booking?.id ?? 0
  const payment = { amount: booking?.total ?? 0, receivedOn: '2026-06-01', reference: '12/4', method: 'transfer' } as const
  await owner(bookingCalls.setStatus, { bookingId, status: 'paid', payment })
  const { papers } = await owner(paperCalls.ofBooking, { bookingId })
  const { complaint } = await ana(supportCalls.request, { orderId, reason: 'other', message: 'No towels', kind: 'complaint' })
  const [ticket] = await db.select().from(tickets).orderBy(desc(tickets.id)).limit(1)
  const [paid] = await db.select().from(payments).orderBy(desc(payments.id)).limit(1)
  expect(papers).toHaveLength(2)
  return [
    orderId,
    ...papers.map(({ number }) => number),
    complaint?.number ?? '',
    `#${ticket?.id}`,
    `booking ${bookingId}`,
    paid?.orderId ?? '',
  ]
}

/** A machine where the backup was restored, with its calls. */
async function machine(options: { kind?: Database['kind']; backups: string; file?: string; now?: Date; replacing?: Database }) {
  const { kind, file = archive, now = site.clock.now, replacing } = options
  const database = replacing ?? (await openEmptyDatabase(kind))
  if (!replacing) open.push(database)
  const fromThePast = { backups: options.backups, now, siteUrl: SITE }
  await restore(file, { database, migrations, pictures: null, fromThePast, ...(replacing ? { replace: true, smaller: true } : {}) })
  const deps: Deps = { ...site.deps, db: database.db, content: trackContent(database.db, 0) }
  const app = createApp(deps)
  const signIn = async (email: string, password: string): Promise<Client> => {
    const jar = cookieJar()
    const client = clientOver(SITE, (request) => jar.carry(request, app.fetch))
    await client(accountCalls.login, { email, password })
    return Object.assign(client, { cookie: '' })
  }
  const ana = await signIn('ana@example.com', 'Password-1')
  const owner = await signIn('owner@villas.example', 'Owner-Password-1')
  const feed = async () => {
    const { calendars } = await owner(calendarCalls.list, {})
    return (await app.request(calendars[0]?.feedUrl ?? '')).text()
  }
  return { database, owner, feed, issueSome: (weeks: number) => issueSome(deps, ana, owner, weeks) }
}

const apart = () => mkdtempSync(join(folder, 'machine-'))
/** An empty machine to which the backup was copied alone. */
const copiedAlone = (place = apart()) => {
  copyFileSync(archive, join(place, basename(archive)))
  return { backups: place, file: join(place, basename(archive)) }
}
const repeated = (numbers: string[]) => numbers.filter((number, index) => numbers.indexOf(number) !== index)

test.each(kinds)('no number of a lost paper, complaint, request, stay or order is issued again (%s)', async (kind) => {
  const restored = await machine({ kind, ...copiedAlone() })
  const issued = [...(await restored.issueSome(1)), ...(await restored.issueSome(2))]
  expect(repeated([...lost, ...issued])).toEqual([])
  expect(issued.filter((number) => number.startsWith('RC-2026-'))).toHaveLength(2)
})

test('an old backup restored on two empty machines, and twice in one day, repeats no number', async () => {
  const first = await machine(copiedAlone())
  const second = await machine({ ...copiedAlone(), now: minutesAfter(site.clock.now, 1) })
  const issued = [...(await first.issueSome(1)), ...(await second.issueSome(1)), ...(await second.issueSome(2))]
  const third = await machine({ ...copiedAlone(), replacing: second.database, now: minutesAfter(site.clock.now, 2) })
  expect(repeated([...lost, ...issued, ...(await third.issueSome(2))])).toEqual([])
})

test('the file beside the backups knows earlier restores, also in the same second and on another machine', async () => {
  const place = copiedAlone()
  const first = await machine(place)
  const rsynced = apart()
  for (const name of [basename(archive), RECORD_FILE]) copyFileSync(join(place.backups, name), join(rsynced, name))
  const elsewhere = await machine({ backups: join(apart(), 'new'), file: join(rsynced, basename(archive)) })
  expect(repeated([...lost, ...(await first.issueSome(1)), ...(await elsewhere.issueSome(1))])).toEqual([])
  const { gaps } = await elsewhere.owner(paperCalls.ofMonth, { month: '2026-06' })
  expect(gaps.map(({ above }) => above)).toEqual([44_614_800, 44_614_801])
})

test('a year that begins after the backup starts above what the lost site issued in it', async () => {
  site.clock.now = new Date('2027-01-02T08:00:00Z')
  const restored = await machine(copiedAlone())
  const issued = await restored.issueSome(60)
  site.clock.now = new Date('2026-06-01T09:00:00Z')
  expect(issued.find((number) => number.startsWith('RC-'))).toBe('RC-2027-63187201')
})

test('calendars of other platforms read the same event of a stay whose nights are the same', async () => {
  const { calendars } = await (await site.admin())(calendarCalls.list, {})
  const eventsIn = (text: string) => text.match(/UID:.*\r\nDTSTAMP:.*\r\nDTSTART.*\r\nDTEND.*/g)
  const before = eventsIn(await (await site.send(calendars[0]?.feedUrl ?? '')).text())
  const restored = await machine(copiedAlone())
  expect(before?.length).toBeGreaterThan(0)
  expect(eventsIn(await restored.feed())).toEqual(expect.arrayContaining(before?.slice(0, 1) ?? []))
})

test('owners are told until one takes note, and the accountant reads why numbers are left out', async () => {
  const { owner } = await machine(copiedAlone())
  const told = async () => (await owner(dashboardCalls.stats, {})).stats.attention.filter(({ kind }) => kind === 'restored_backup')
  const [item] = await told()
  expect(item?.text).toBe(
    'The backup of 2026-06-01 09:00 UTC was restored. So that no number is given twice, documents, complaints and requests continue above 44614800, and order ids end with -TFY3O0. Numbers in between may be with guests: please tell your accountant.',
  )
  expect((await owner(paperCalls.ofMonth, { month: '2026-06' })).gaps).toEqual([
    { restoredOn: '2026-06-01', backupOf: '2026-06-01', above: 44_614_800 },
  ])
  const restoreId = item?.restoreId ?? 0
  await owner(dashboardCalls.settle, { restoreId, note: 'The accountant knows' })
  expect(await told()).toEqual([])
  await expect(owner(dashboardCalls.settle, { restoreId, note: 'Once more' })).rejects.toMatchObject({ status: 409 })
})

test('a site that was restored before keeps the end of its order ids', async () => {
  const database = await openEmptyDatabase()
  open.push(database)
  const names = migrationNames(migrations)
  await migrate(database, migrations, names.slice(0, names.indexOf('0094_restores.sql')))
  await database.db.execute(sql`UPDATE order_epoch SET epoch = 'T0R5K2'`)
  await migrate(database, migrations)
  const rows = await database.db.select().from(restores)
  expect(rows.map(({ at, numbersAbove, notedAt }) => [orderEpoch({ at }), numbersAbove, notedAt])).toEqual([['T0R5K2', null, rows[0]?.at]])
})

test('a damaged file beside the backups stops the restore before anything is changed', async () => {
  const place = copiedAlone()
  mkdirSync(place.backups, { recursive: true })
  writeFileSync(join(place.backups, RECORD_FILE), '{"restores": [{')
  await expect(machine(place)).rejects.toThrow(/kept-through-restores\.json is not readable.*Nothing was changed/)
  expect(readFileSync(join(place.backups, RECORD_FILE), 'utf8')).toBe('{"restores": [{')
})
