// `npm run bench:growth`: times of prices, calendars and new bookings while the data grows to 4,000 villas and a million bookings.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bookingCalls } from '#contract/bookings.ts'
import { addDays, dayAtProperty, weekday } from '#domain/calendar-day.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { goToBank } from '../tests/bank-visit.ts'
import makeTemplate from '../tests/database-template.ts'
import { manyBookings, manyVillas } from '../tests/many.ts'
import { testSite } from '../tests/test-site.ts'

const SIZES = [4, 400, 4_000]
const BOOKINGS_PER_VILLA = 250
const ROUNDS = 400
// Limited: each round books a week of one of four villas, and the booking window ends with the next year.
const ROUNDS_OF_BOOKING = 120

const postgres = startPostgres()
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')
process.env.TEST_DATABASE_URL = postgres.url
await makeTemplate()

const today = dayAtProperty(new Date())
const monday = addDays(today, (8 - weekday(today)) % 7 || 7)
// The next ten weeks are sold, later weeks are free.
const lastSold = addDays(monday, 7 * 10)
const free = (week: number) => ({ checkIn: addDays(lastSold, 7 * week), checkOut: addDays(lastSold, 7 * week + 5) })

/** Median in milliseconds. */
async function middle(ask: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = []
  const warmUp = rounds / 4
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const began = performance.now()
    await ask(round)
    if (round >= warmUp) times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0
}

async function measured(villas: number) {
  const site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
  const guest = await site.guest('Ana Petrovic')
  await manyVillas(site, villas)
  await manyBookings(site, { perVilla: BOOKINGS_PER_VILLA, last: lastSold })
  const villaId = (round: number) => 1 + ((round * 7) % villas)
  const result = {
    villas,
    price: await middle((round) => site.visitor(bookingCalls.price, { villaId: villaId(round), ...free(1) })),
    calendar: await middle((round) => site.visitor(bookingCalls.calendar, { villaId: villaId(round) })),
    begun: await middle((round) => goToBank(guest, 1 + (round % 4), free(1 + Math.floor(round / 4))), ROUNDS_OF_BOOKING),
  }
  await site.close()
  return result
}

const rows: Awaited<ReturnType<typeof measured>>[] = []
for (const villas of SIZES) {
  const row = await measured(villas)
  rows.push(row)
  console.log(rowOf(row))
}
postgres.stop()
const path = resolve(import.meta.dirname, '..', 'docs', 'performance.md')
const head = '| villas | bookings | price of a stay | what is taken of a villa | a booking begun |\n|---|---|---|---|---|'
const table = `<!-- growth -->\n${head}\n${rows.map(rowOf).join('\n')}\n<!-- /growth -->`
writeFileSync(
  path,
  readFileSync(path, 'utf8').replace(/<!-- growth -->[\s\S]*<!-- \/growth -->/, () => table),
)

function rowOf({ villas, price, calendar, begun }: (typeof rows)[number]): string {
  const [first = { price, calendar, begun }] = rows
  const cell = (ms: number, least: number) => `${ms.toFixed(2)} ms (${(ms / least).toFixed(2)})`
  const bookings = (villas * BOOKINGS_PER_VILLA).toLocaleString('en')
  return `| ${villas.toLocaleString('en')} | ${bookings} | ${cell(price, first.price)} | ${cell(calendar, first.calendar)} | ${cell(begun, first.begun)} |`
}
