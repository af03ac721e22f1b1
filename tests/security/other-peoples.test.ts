import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/index.ts'
import { privacyCalls } from '../../src/contract/privacy.ts'
import { supportCalls } from '../../src/contract/support.ts'
import { accounts, bookings, messages, payments, sessions, tickets } from '../../src/server/db/schema.ts'
import { bring, goToBank, pay } from '../bank-visit.ts'
import { ana as anaForm, aVilla } from '../builders.ts'
import { type Client, type TestSite, testSite } from '../test-site.ts'
import { type Fields, goodInput, makeRequest } from './inputs.ts'

let site: TestSite
let ana: Client
let bob: Client
let orderId: string
let anasId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  ana = await site.guest('Ana')
  bob = await site.guest('Bob')
  const visit = await goToBank(ana, (await aVilla(site.db)).id, {
    guest: { ...anaForm, phone: '+49 171 99990', specialRequests: 'A cot for Mila' },
  })
  orderId = visit.orderId
  await pay(site, visit)
  await bring(site, orderId)
  await ana(supportCalls.request, { orderId, reason: 'other', message: 'Is the pool heated for Mila?' })
  anasId = (await ana(privacyCalls.read, {})).account.id
})
afterAll(() => site.close())

/** Ana's ids in every numeric field. */
function aimedAtAna(call: AnyCall): Fields {
  const aimed: Fields = { userId: anasId, accountId: anasId, bookingId: 1, ticketId: 1, threadId: 1, id: 1 }
  for (const name of ['orderId', 'nestpayoId', 'oid', 'retryOf', 'firstOrderId']) aimed[name] = orderId
  const input = goodInput(call)
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, aimed[name] ?? value]))
}

const hers = async () => ({
  account: await site.db.select().from(accounts).where(eq(accounts.id, anasId)),
  bookings: await site.db.select().from(bookings).where(eq(bookings.accountId, anasId)),
  payments: (await site.db.select().from(payments)).filter((payment) => payment.bookingId === 1),
  tickets: await site.db.select().from(tickets).where(eq(tickets.accountId, anasId)),
  messages: await site.db.select().from(messages),
  sessions: await site.db.select().from(sessions).where(eq(sessions.accountId, anasId)),
})

/** Some calls sign out, and one erases the account. */
const back = (): Promise<Client> => site.signIn('bob@example.com', 'Password-1').catch(() => site.guest('Bob'))

const HERS = /petrovi|\bana\b|mila|171 99990|454671/i

test.each([
  ['another guest', (): string => bob.cookie],
  ['a visitor', (): string => ''],
] as const)('%s can neither read nor change Ana’s data by any call', async (_, findCookie) => {
  const wrong: string[] = []
  let before = await hers()
  for (const call of allCalls) {
    const cookie: string = findCookie()
    const response: Response = await site.send(...(await makeRequest(call, aimedAtAna(call), cookie ? { cookie } : {})))
    const after = await hers()
    const fails = response.status >= 500
    const tells = HERS.test(await response.text())
    const changes = !isDeepStrictEqual(after, before)
    if (fails || tells || changes) wrong.push(`${call.method} ${call.path} ${JSON.stringify({ fails, tells, changes })}`)
    before = after
    if (response.headers.has('set-cookie') && cookie) bob = await back()
  }
  expect(wrong).toEqual([])
})

test('Ana herself and the owner can read all of her data', async () => {
  const seenBy = async (client: Client, path: string) => {
    const response: Response = await site.send(path, { headers: { cookie: client.cookie } })
    return response.text()
  }
  expect(await seenBy(ana, '/api/myData.php')).toMatch(HERS)
  expect(await seenBy(ana, `/api/booking/get_user_bookings.php?userId=${anasId}`)).toMatch(HERS)
  expect(await seenBy(await site.admin(), '/api/booking/booking_details.php?bookingId=1')).toMatch(HERS)
  expect((await site.send(`/api/booking/get_user_bookings.php?userId=${anasId}`, { headers: { cookie: bob.cookie } })).status).toBe(403)
})
