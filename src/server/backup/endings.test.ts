import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleCalls } from '#contract/people.ts'
import { privacyCalls } from '#contract/privacy.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { goToBank } from '../../../tests/bank-visit.ts'
import { aVilla, weekLater } from '../../../tests/builders.ts'
import { SITE, type TestSite, testSite } from '../../../tests/test-site.ts'
import { resetTwoStep } from '../accounts/reset-two-step.ts'
import type { Database, Db } from '../db/client.ts'
import { accountEndings, accounts, bookings, mails, payments, recoveryCodes, twoStep } from '../db/schema.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'
import { RECORD_FILE } from './restore-record.ts'

const password = 'Owner-Password-1'
let site: TestSite
let folder: string
let archive: string
const open: Database[] = []

const inviteAs = async (email: string, role: Role) => {
  await (await site.admin())(peopleCalls.invite, { email, role, password })
  const [mail] = await site.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id)).limit(1)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await site.visitor(peopleCalls.join, { token, fullName: email, newPassword: 'Olive-Harbour-3!' })
}
const findAccount = async (db: Db, email: string) => (await db.select().from(accounts).where(eq(accounts.email, email)))[0]
const findId = async (email: string) => (await findAccount(site.db, email))?.id ?? 0

/** A site with a guest, three people and a second step is backed up. Then she is erased, two people lose rights, the step is reset. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-endings-'))
  site = await testSite({ environment: { BACKUP_DIR: join(folder, 'backups') } })
  const villa = await aVilla(site.db)
  const ana = await site.guest('Ana')
  await goToBank(ana, villa.id, weekLater(0))
  for (const [email, role] of [
    ['mara@example.com', 'manager'],
    ['nikos@example.com', 'owner'],
    ['petra@example.com', 'reception'],
  ] as const)
    await inviteAs(email, role)
  const accountId = await findId('owner@villas.example')
  await site.db.insert(twoStep).values({ accountId, sealedSecret: 'x', salt: 'y', begunAt: site.clock.now, confirmedAt: site.clock.now })
  await site.db.insert(recoveryCodes).values({ accountId, codeHash: 'z' })
  archive = await backUp(site.deps)

  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000)
  await site.db.update(bookings).set({ status: 'failed', holdsUntil: null })
  await site.db.update(payments).set({ state: 'failed' })
  await ana(privacyCalls.erase, { password: 'Password-1' })
  await resetTwoStep(site.deps, 'owner@villas.example')
  const again = await site.admin()
  await again(peopleCalls.remove, { id: await findId('mara@example.com'), password })
  await again(peopleCalls.setRole, { id: await findId('nikos@example.com'), role: 'housekeeping', password })
  await again(peopleCalls.remove, { id: await findId('petra@example.com'), password })
  await inviteAs('petra@example.com', 'reception')
})
afterAll(async () => {
  for (const database of open) await database.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const rightsIn = async (db: Db) =>
  Object.fromEntries((await db.select().from(accounts)).map(({ email, status, role }) => [email, `${status} ${role}`]))

async function restored(from: string, backups: string): Promise<Database> {
  const database = await openEmptyDatabase()
  open.push(database)
  const fromThePast = { backups, now: site.clock.now, siteUrl: SITE }
  await restore(from, { database, migrations, pictures: null, fromThePast })
  return database
}

test('a restored backup keeps erased guests erased, and revoked people and lost second steps out', async () => {
  await site.later(1)
  expect(await site.db.$count(accountEndings)).toBe(9)
  const elsewhere = mkdtempSync(join(folder, 'machine-'))
  for (const file of [archive, join(folder, 'backups', RECORD_FILE)]) copyFileSync(file, join(elsewhere, basename(file)))
  const { db } = await restored(join(elsewhere, basename(archive)), join(elsewhere, 'own'))
  expect(await findAccount(db, 'ana@example.com')).toBeUndefined()
  const [booking] = await db.select().from(bookings)
  expect(booking).toMatchObject({ guestName: 'Erased', email: '', phone: '' })
  expect((await db.select().from(mails)).filter(({ recipient, text }) => `${recipient}${text}`.includes('ana@example.com'))).toEqual([])
  expect(await rightsIn(db)).toMatchObject({
    'owner@villas.example': '2 owner',
    'mara@example.com': '1 null',
    'nikos@example.com': '2 housekeeping',
    'petra@example.com': '2 reception',
  })
  expect(await db.$count(twoStep)).toBe(0)
  expect(await db.$count(recoveryCodes)).toBe(0)
})

test('without the file beside the backup everything is as it was, and the next restore that has it ends it', async () => {
  const alone = mkdtempSync(join(folder, 'machine-'))
  copyFileSync(archive, join(alone, basename(archive)))
  const { db } = await restored(join(alone, basename(archive)), alone)
  expect(await findAccount(db, 'ana@example.com')).toBeDefined()
  expect(await rightsIn(db)).toMatchObject({ 'mara@example.com': '2 manager' })
  expect(await rightsIn((await restored(archive, alone)).db)).toMatchObject({ 'mara@example.com': '1 null' })
})

test('a database that is replaced tells its own endings, and its last owner is never removed', async () => {
  const database = await openEmptyDatabase()
  open.push(database)
  const own = mkdtempSync(join(folder, 'machine-'))
  copyFileSync(archive, join(own, basename(archive)))
  const past = { backups: own, now: site.clock.now, siteUrl: SITE }
  await restore(join(own, basename(archive)), { database, migrations, pictures: null, fromThePast: past })
  const at = new Date(site.clock.now.getTime() + 60_000)
  const lost = ['owner@villas.example', 'nikos@example.com']
  for (const email of lost)
    await database.db.insert(accountEndings).values({ accountId: (await findAccount(database.db, email))?.id ?? 0, kind: 'role', at })
  rmSync(join(own, RECORD_FILE))
  await restore(join(own, basename(archive)), { database, migrations, pictures: null, fromThePast: past, replace: true, smaller: true })
  const rights = await rightsIn(database.db)
  expect(lost.map((email) => rights[email]).sort()).toEqual(['1 null', '2 owner'])
})
