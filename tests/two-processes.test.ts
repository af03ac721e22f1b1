import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { orderCalls } from '../src/contract/payments.ts'
import { Refused } from '../src/contract/refused.ts'
import { openPostgres } from '../src/server/db/postgres.ts'
import { bookings } from '../src/server/db/schema.ts'
import { say } from '../src/words/en/refusals.ts'
import { ana } from './builders.ts'
import { freePort } from './free-port.ts'
import { aBank, furnish, ownDatabase, startServer } from './processes.ts'
import { inTurns, remoteGuest, weekFromNow } from './remote-guest.ts'

const postgres = process.env.TEST_DATABASE_URL
const WEEKS = 10
const GUESTS = 100
const dataDir = mkdtempSync(join(tmpdir(), 'villas-two-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

// Only PostgreSQL: the embedded database belongs to one process.
test.runIf(postgres)(
  'of a hundred guests of two servers competing for ten weeks, ten get one each and the others a clear refusal',
  async () => {
    const place = { dataDir, databaseUrl: await ownDatabase(postgres ?? '') }
    const [villaId = 0] = await furnish(place, 1)
    const bank = await aBank()
    const servers = await Promise.all([freePort(), freePort()].map(async (port) => startServer(place, bank, await port)))
    const guests = await everyGuest(servers.map(({ url }) => url))

    const sold: number[] = []
    const refusals: Refused[] = []
    await Promise.all(
      guests.map(async (api, index) => {
        const week = index % WEEKS
        try {
          const form = await api(orderCalls.create, { villaId, ...weekFromNow(12 + week), guest: ana, plan: 'full' })
          await bank.post('/sim/pay', { fields: form.paymentForm.fields, card: '4546710000409000' })
          await bank.post('/sim/deliver', { oid: form.orderId })
          sold.push(week)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refusals.push(error)
        }
      }),
    )
    await Promise.all(servers.map(({ stop }) => stop()))
    await bank.close()

    expect(sold.sort((a, b) => a - b)).toEqual(Array.from({ length: WEEKS }, (_, week) => week))
    expect(refusals).toHaveLength(GUESTS - WEEKS)
    for (const { code, status, message } of refusals) {
      expect(status).toBe(409)
      expect(code === 'dates_taken' ? message === say('dates_taken') : /^These dates are being booked by another guest/.test(message)).toBe(
        true,
      )
    }
    const database = await openPostgres(place.databaseUrl)
    const stays = await database.db.select({ status: bookings.status, checkIn: bookings.checkIn }).from(bookings)
    await database.close()
    expect(stays.map(({ status }) => status)).toEqual(stays.map(() => 'paid'))
    expect(new Set(stays.map(({ checkIn }) => checkIn)).size).toBe(WEEKS)
  },
)

async function everyGuest(urls: string[]) {
  const guests: Awaited<ReturnType<typeof remoteGuest>>[] = []
  const numbers = Array.from({ length: GUESTS }, (_, index) => index)
  await inTurns(numbers, 6, async (index) => {
    guests[index] = await remoteGuest(urls[Math.floor(index / WEEKS) % urls.length] ?? '', `guest${index}`)
  })
  return guests
}
