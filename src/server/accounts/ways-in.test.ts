import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { waysIn } from './ways-in.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const listed: string[] = waysIn.map((table) => getTableName(table))

/** Tables that know an account, or keep something secret, and open none. */
const cannotOpen: Record<string, string> = {
  accounts: 'the row itself; its password is ended by the same function',
  invitations: 'opens an account only for who reads the mailbox, with a new password, and ends everything first',
  activity: 'who changed what',
  security_events: 'what happened',
  mail_words: 'who wrote it',
  mailings: 'who sent it',
  mails: 'to whom it was sent; links in it are rows of other tables',
  bookings: 'whose stay it is',
  booking_notes: 'who wrote it',
  tickets: 'who asked',
  threads: 'who asked, or whose stay it is about',
  thread_reads: 'who has read it',
  messages: 'who wrote it',
  complaints: 'who complained',
  offers: 'opens an offer, never an account',
  payments: 'who recorded it',
  refunds: 'who asked for it',
  bank_messages: 'who settled it',
  lost_payments: 'who settled it',
  exchange_rates: 'who accepted it',
  declarations: 'who declared it',
  stay_changes: 'who changed it',
  change_requests: 'who decided on it',
  secrets: 'the site’s own',
  bank_accounts: 'opens the house’s account at the bank',
  guest_documents: 'a number in a passport',
  connected_calendars: 'opens the calendar of a villa',
  stay_access: 'opens a door',
  villa_guides: 'opens a door',
  villa_readiness: 'who noted it',
  readiness_pictures: 'who took it',
  pushes: 'which browser gets a notice',
}

const names = async (query: ReturnType<typeof sql>): Promise<string[]> => {
  const result: unknown = await site.db.execute(query)
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { name: string }[]
  return rows.map(({ name }) => name)
}

test('every table that knows an account is known as a way in or as none', async () => {
  const referring = await names(sql`
    WITH RECURSIVE theirs AS (
      SELECT 'accounts'::regclass::oid AS id
      UNION SELECT conrelid FROM pg_constraint JOIN theirs ON confrelid = theirs.id AND contype = 'f'
        WHERE theirs.id = 'accounts'::regclass OR theirs.id::regclass::text = 'two_step'
    ) SELECT id::regclass::text AS name FROM theirs ORDER BY 1`)
  expect(referring).toEqual(expect.arrayContaining(['sessions', 'recovery_codes', 'known_devices']))
  expect(referring.filter((name) => !listed.includes(name) && !(name in cannotOpen))).toEqual([])
})

test('every table with a token, code, key or secret is known as a way in or as none', async () => {
  const secret = await names(sql`
    SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
      AND column_name ~ 'token|code_hash|challenge|credential|secret|sealed|password|public_key|device' ORDER BY 1`)
  expect(secret).toEqual(expect.arrayContaining(['accounts', 'passkeys', 'pending_sign_ins', 'email_sign_ins']))
  expect(secret.filter((name) => !listed.includes(name) && !(name in cannotOpen))).toEqual([])
})

test('no table is known as both, and none that does not exist', async () => {
  const all = await names(sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`)
  expect([...listed, ...Object.keys(cannotOpen)].filter((name) => !all.includes(name))).toEqual([])
  expect(listed.filter((name) => name in cannotOpen)).toEqual([])
})
