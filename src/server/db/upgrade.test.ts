import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { carriedItems } from '#domain/pricing/price-summary.ts'
import { everythingIn, migrations, openEmptyDatabase } from '../../../tests/backups.ts'
import { aVilla } from '../../../tests/builders.ts'
import { ownDatabase } from '../../../tests/processes.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database, Db } from './client.ts'
import { migrate, migrationNames } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { accounts, bookings, connectedCalendars, importedEvents, mails, passkeys, settings, villas } from './schema.ts'

const postgres = process.env.TEST_DATABASE_URL
const NEXT = '9000_pools.sql'

describe('a migration that fails', () => {
  let database: Database
  let folder: string
  const nextIs = (text: string) => writeFileSync(join(folder, NEXT), text)
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'villas-upgrade-'))
    cpSync(migrations, folder, { recursive: true })
    database = await testDatabase()
    await aVilla(database.db, { name: 'Villa Thea' })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  test('a migration that fails changes nothing', async () => {
    const before = await everythingIn(database.db)
    nextIs(`CREATE TABLE pools (id integer);\nUPDATE villas SET name = 'Lost';\nALTER TABLE villas ADD COLUMN pool integer NOT NULL;\n`)
    await expect(migrate(database, folder)).rejects.toThrow()
    expect(await everythingIn(database.db)).toEqual(before)
  })

  test('a migration that fails runs once when it is corrected', async () => {
    nextIs('CREATE TABLE pools (id integer);\nALTER TABLE villas ADD COLUMN pool integer NOT NULL DEFAULT 0;\n')
    expect(await migrate(database, folder)).toEqual([NEXT])
    expect(await migrate(database, folder)).toEqual([])
    expect(await everythingIn(database.db)).toMatchObject({ pools: [], villas: [expect.stringContaining('Villa Thea')] })
  })
})

// PostgreSQL only: the embedded database allows one process.
test.runIf(postgres)('concurrent processes run each migration once', async () => {
  const url = await ownDatabase(postgres ?? '')
  const processes = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)))
  const ran = await Promise.all(processes.map((database) => migrate(database, migrations)))
  expect(ran.flat().sort()).toEqual(migrationNames(migrations))
  for (const database of processes) await database.close()
})

test('an older version on a newer database runs no migration', async () => {
  const database = await openEmptyDatabase()
  await migrate(database, migrations)
  await database.db.execute(sql`INSERT INTO migrations (name) VALUES (${NEXT})`)
  expect(await migrate(database, migrations)).toEqual([])
  await database.close()
})

/** A database as it was before the migration with this number. */
async function databaseBefore(number: string) {
  const folder = mkdtempSync(join(tmpdir(), 'villas-upgrade-'))
  cpSync(migrations, folder, { recursive: true, filter: (path) => !path.endsWith('.sql') || basename(path) < number })
  const database = await openEmptyDatabase()
  await migrate(database, folder)
  rmSync(folder, { recursive: true })
  return database
}

/** A villa in a schema without today's columns, which `aVilla` fills. */
async function anEarlierVilla(db: Db): Promise<number> {
  await db.execute(sql`INSERT INTO villas (slug, name, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
    VALUES ('villa-thea', 'Villa Thea', 90, 2, 1, 0, 2, 6)`)
  const [villa] = await db.select({ id: villas.id }).from(villas)
  return villa?.id ?? 0
}

test('administrators become owners, also those created by the previous version', async () => {
  const database = await databaseBefore('0080')
  const { db } = database
  const insert = (name: string, status: number) =>
    db.execute(sql`INSERT INTO accounts (full_name, email, status) VALUES (${name}, ${`${name}@example.com`}, ${status})`)
  await insert('Ana', 1)
  await insert('Olga', 2)
  await migrate(database, migrations)
  await insert('Bob', 1)
  await insert('Otto', 2)
  await db.execute(sql`UPDATE accounts SET status = 2 WHERE full_name = 'Bob'`)
  await db.execute(sql`UPDATE accounts SET status = 1 WHERE full_name = 'Olga'`)
  const roles = (await db.select().from(accounts).orderBy(accounts.id)).map(({ fullName, role }) => [fullName, role])
  expect(roles).toEqual([
    ['Ana', null],
    ['Olga', null],
    ['Bob', 'owner'],
    ['Otto', 'owner'],
  ])
  await expect(db.execute(sql`UPDATE accounts SET role = NULL WHERE full_name = 'Otto'`)).rejects.toThrow()
  await database.close()
})

test('passkeys that are older than the proof of the address end, all others stay', async () => {
  const database = await databaseBefore('0101')
  const { db } = database
  await db.execute(sql`INSERT INTO accounts (full_name, email, email_proved_at) VALUES
    ('Ana', 'ana@example.com', '2026-05-01'), ('Mia', 'mia@example.com', '2026-05-01'), ('Bob', 'bob@example.com', NULL)`)
  await db.execute(sql`INSERT INTO passkeys (account_id, credential_id, public_key, counter, name, added_at)
    SELECT id, full_name, 'key', 0, full_name, CASE full_name WHEN 'Mia' THEN '2026-04-30'::date ELSE '2026-05-01'::date END FROM accounts`)
  await migrate(database, migrations)
  expect((await db.select().from(passkeys).orderBy(passkeys.id)).map(({ name }) => name)).toEqual(['Ana', 'Bob'])
  await database.close()
})

test('prices of earlier bookings become item lists', async () => {
  const database = await databaseBefore('0031')
  const { db } = database
  const villaId = await anEarlierVilla(db)
  await db.execute(sql`INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at, lines, discounts) VALUES
    ('7K3Q9A', ${villaId}, 'pending', '2026-07-06', '2026-07-13', 'Ana', 270000, 243000, now(),
      '[{"season": "Standard rate", "nights": 5, "rate": 35000}, {"season": "Summer", "nights": 2, "rate": 47500}]',
      '[{"name": "Spring offer", "percentage": 10, "amount": 27000}]'),
    ('7K3Q9B', ${villaId}, 'restricted', '2026-08-06', '2026-08-13', '', 0, 0, now(), '[]', '[]')`)
  await migrate(database, migrations)
  const found = await db.select({ items: bookings.items }).from(bookings).orderBy(bookings.code)
  expect(found.map(({ items }) => items)).toEqual([
    [
      { kind: 'nights', season: 'Standard rate', nights: 5, rate: 350_00, amount: 1_750_00 },
      { kind: 'nights', season: 'Summer', nights: 2, rate: 475_00, amount: 950_00 },
      { kind: 'discount', name: 'Spring offer', percentage: 10, amount: -270_00 },
    ],
    [],
  ])
  await database.close()
})

test('nights that are held get a kind, and lines of a price that do not come from the rates say so', async () => {
  const database = await databaseBefore('0098')
  const { db } = database
  const villaId = await anEarlierVilla(db)
  await db.execute(sql`INSERT INTO offers (valid_until, holding, created_at, transfer_of, transfer_due) VALUES
    ('2026-06-08', true, now(), NULL, NULL), ('2026-06-08', true, now(), 3, '2026-06-10'), ('2026-06-08', false, now(), NULL, NULL)`)
  const lines = `[{"kind": "nights", "season": "Standard rate", "nights": 7, "rate": 35000, "amount": 245000},
    {"kind": "fee", "name": "Linen", "scope": "stay", "rate": 5000, "amount": 5000}, {"kind": "fee", "name": "Boat trip", "amount": 80000},
    {"kind": "fee", "name": "Kept by the cancellation policy", "amount": 9000}, {"kind": "fee", "name": "Agreed with your hosts", "amount": -1000}, {"kind": "fee", "name": "Reduction", "amount": -500}]`
  const held = (code: string, week: number, offerId: number | null, changeOf: number | null, price = '[]') =>
    db.execute(sql`INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at, holds_until, offer_id, change_of, price_items)
      VALUES (${code}, ${villaId}, 'pending', ${addDays('2026-07-06', week * 7)}, ${addDays('2026-07-13', week * 7)}, 'Ana', 1, 1, now(), now(), ${offerId}, ${changeOf}, ${price})`)
  await held('A', 0, null, null, lines)
  await held('B', 1, 1, null)
  await held('C', 2, 2, null)
  await held('D', 3, 3, null)
  await held('E', 4, null, 1)
  await migrate(database, migrations)
  const rows = await db.select().from(bookings).orderBy(bookings.code)
  expect(rows.map(({ hold }) => hold)).toEqual(['payment', 'offer', 'transfer', 'payment', 'change'])
  expect(carriedItems({ items: rows[0]?.items ?? [] }).map(({ name, by }) => [name, by])).toEqual([
    ['Boat trip', 'owners'],
    ['Kept by the cancellation policy', 'policy'],
    ['Agreed with your hosts', 'agreed'],
    ['Reduction', 'owners'],
  ])
  // A process of the previous version goes on writing holds without a kind.
  await db.execute(sql`UPDATE bookings SET holds_until = NULL WHERE code IN ('A', 'B')`)
  await db.execute(sql`UPDATE bookings SET holds_until = now() WHERE code = 'B'`)
  const after = await db.select({ hold: bookings.hold }).from(bookings).orderBy(bookings.code).limit(2)
  expect(after).toEqual([{ hold: null }, { hold: 'payment' }])
  await database.close()
})

test('earlier mails get account and booking ids if their occasion is unambiguous', async () => {
  const database = await databaseBefore('0027')
  const { db } = database
  const villaId = await anEarlierVilla(db)
  await db.execute(sql`INSERT INTO accounts (full_name, email, password_hash, created_at) VALUES
    ('Ana', 'ana@example.com', '', '2026-05-01'), ('Bob', 'bob@example.com', '', '2026-06-02')`)
  await db.execute(sql`INSERT INTO bookings (code, villa_id, account_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at) VALUES
    ('7K3Q9A', ${villaId}, 1, 'pending', '2026-07-06', '2026-07-13', 'Ana', 245000, 245000, now())`)
  await db.execute(sql`INSERT INTO tickets (account_id, order_id, reason, message, opened_at, updated_at) VALUES
    (1, 'VB-7K3Q9A-1-01', 'other', '', now(), now())`)
  const expected: Record<string, [account: number | null, booking: number | null]> = {
    'booking confirmed 7K3Q9A': [null, 1],
    'owner: new booking 7K3Q9A': [null, 1],
    'cancelled 7K3Q9A 3': [null, 1],
    'instalment soon 7K3Q9A 2': [null, 1],
    'owner: ticket 1': [1, null],
    'ticket resolved 1 2026-06-01T09:00:00.000Z': [1, null],
    'welcome 1': [1, null],
    'password set 2 2026-06-01T09:00:00.000Z': [2, null],
    'reset abcdefghijkl': [1, null],
    'two-step somethingelse': [null, null],
  }
  for (const occasion of Object.keys(expected))
    await db.execute(sql`INSERT INTO mails (occasion, recipient, subject, body_text, body_html, created_at)
      VALUES (${occasion}, 'Ana@example.com', '', '', '', '2026-06-01')`)
  await migrate(database, migrations)
  const found = await db.select().from(mails)
  expect(Object.fromEntries(found.map(({ occasion, accountId, bookingId }) => [occasion, [accountId, bookingId]]))).toEqual(expected)
  await database.close()
})

test('migrations update the privacy text of the first content, and keep changes of the owners', async () => {
  const { db, close } = await databaseBefore('0054')
  const kept = '0054_privacy_of_kept_input.sql'
  const [, withKept = ''] = /\$privacy\$(.*)\$privacy\$/s.exec(readFileSync(join(migrations, kept), 'utf8')) ?? []
  const earlier = withKept.replace(/ What you type into a form stays.*?never kept\./, '')
  const withComplaints = (text: string) =>
    text.replace(
      'for three;',
      'for three; complaints with their answers, which consumer law makes us list, for two, also when you erase your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared;',
    )
  const ours = (text: string) => `${text} And ours.`
  const texts = { termsVersion: '2026-11', terms: 'Our terms', privacy: earlier }
  for (const [stored, then] of [
    [texts, { ...texts, privacy: withComplaints(withKept) }],
    [
      { ...texts, privacy: ours(earlier) },
      { ...texts, privacy: withComplaints(ours(earlier)) },
    ],
  ]) {
    await db.execute(sql`INSERT INTO settings (name, value) VALUES ('texts', ${JSON.stringify(stored)}::jsonb)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`)
    for (const name of [kept, '0064_privacy_of_complaints.sql', '0069_privacy_of_documents.sql'])
      await db.execute(sql.raw(readFileSync(join(migrations, name), 'utf8')))
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'texts'))
    expect(row?.value).toEqual(then)
  }
  await close()
})

test.each([
  ['AMA 00012345678', 'ama', '00012345678'],
  ['00012345678', 'ama', '00012345678'],
  ['AMA 00000000 (TO BE FILLED IN)', 'none', ''],
  ['', 'none', ''],
])('each villa gets the registration from the settings: %j', async (house, kind, number) => {
  const database = await databaseBefore('0055')
  const { db } = database
  await anEarlierVilla(db)
  await db.execute(sql`INSERT INTO settings (name, value) VALUES ('company', ${JSON.stringify({ accommodationNumber: house })}::jsonb)`)
  await migrate(database, migrations)
  const { registrationKind, registrationNumber, levyClass } = villas
  expect(await db.select({ registrationKind, registrationNumber, levyClass }).from(villas)).toEqual([
    { registrationKind: kind, registrationNumber: number, levyClass: '' },
  ])
  await database.close()
})

test('calendars that were connected before go on telling nights of other platforms, and Airbnb’s echoes are known', async () => {
  const database = await databaseBefore('0090')
  const { db } = database
  const villaId = await anEarlierVilla(db)
  await db.execute(sql`INSERT INTO connected_calendars (villa_id, name, token, created_at) VALUES (${villaId}, 'Airbnb', 'token', now())`)
  await db.execute(sql`INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, original_cents, total_cents, created_at)
    VALUES ('7K3Q9A', ${villaId}, 'paid', '2026-07-06', '2026-07-13', 'Ana', 245000, 245000, now())`)
  await db.execute(sql`INSERT INTO imported_events (calendar_id, uid, summary, check_in, check_out) VALUES
    (1, 'echo', 'Airbnb (Not available)', '2026-07-06', '2026-07-13'),
    (1, 'longer', 'Airbnb (Not available)', '2026-07-06', '2026-07-15'),
    (1, 'booked', 'Reserved', '2026-07-06', '2026-07-13')`)
  await migrate(database, migrations)
  const [calendar] = await db.select().from(connectedCalendars)
  expect(calendar).toMatchObject({ relays: true, leavesOutClosed: false, served: null, shrunkSince: null })
  const found = await db.select().from(importedEvents).orderBy(importedEvents.uid)
  expect(found.map(({ uid, echo, closed }) => [uid, echo, closed])).toEqual([
    ['booked', false, false],
    ['echo', true, true],
    ['longer', false, true],
  ])
  await database.close()
})
