// `npm run bench -- growth`: times of prices, calendars, new bookings and pages while the data grows to 4,000 villas and a million bookings, and
// of the jobs after 12 years of four villas. Writes three tables of docs/performance.md.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bookingCalls } from '#contract/bookings.ts'
import { addDays, dayAtProperty, weekday } from '#domain/calendar-day.ts'
import { startPostgres } from '../scripts/test-postgres.mjs'
import type * as start from '../src/start.ts'
import { goToBank } from '../tests/bank-visit.ts'
import makeTemplate from '../tests/database-template.ts'
import { manyBookings, manyVillas } from '../tests/many.ts'
import { SITE, testSite } from '../tests/test-site.ts'
import { recordRows } from './record-table.ts'
import { recordYears } from './years.ts'

const SIZES = [4, 400, 4_000]
const BOOKINGS_PER_VILLA = 250
const ROUNDS = 400
// Limited: each round books a week of one of four villas, and the booking window ends with the next year.
const ROUNDS_OF_BOOKING = 120
const ROUNDS_OF_PAGES = 80

const calls = ['price of a stay', 'what is taken of a villa', 'a booking begun'] as const
const pages = ['/', '/villas', '/villas/:slug', '/pricing', '/gallery', '/booking'] as const
type Row = { villas: number; times: Record<string, number> }

const postgres = startPostgres()
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')
process.env.TEST_DATABASE_URL = postgres.url
await makeTemplate()
const built = pathToFileURL(resolve(import.meta.dirname, '..', 'build', 'server', 'index.js')).href
const { createSite } = (await import(built)) as typeof start

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

async function measured(villas: number): Promise<Row> {
  const site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
  const guest = await site.guest('Ana Petrovic')
  await manyVillas(site, villas)
  await manyBookings(site, { perVilla: BOOKINGS_PER_VILLA, last: lastSold })
  const { fetch } = createSite(site.deps)
  // With a notice a page cannot be shared, so that it is rendered each time.
  const open = async (path: string) => {
    const response = await fetch(new Request(SITE + path, { headers: { cookie: 'toast=x' } }))
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    await response.text()
  }
  const villaId = (round: number) => 1 + ((round * 7) % villas)
  const last = `villa-${villas}`
  const asks: Record<(typeof calls)[number], () => Promise<number>> = {
    'price of a stay': () => middle((round) => site.visitor(bookingCalls.price, { villaId: villaId(round), ...free(1) })),
    'what is taken of a villa': () => middle((round) => site.visitor(bookingCalls.calendar, { villaId: villaId(round) })),
    'a booking begun': () => middle((round) => goToBank(guest, 1 + (round % 4), free(1 + Math.floor(round / 4))), ROUNDS_OF_BOOKING),
  }
  const times: Row['times'] = {}
  for (const call of calls) times[call] = await asks[call]()
  for (const page of pages) {
    const path = page === '/booking' ? `/booking?villa=${last}` : page.replace(':slug', last)
    times[page] = await middle(() => open(path), ROUNDS_OF_PAGES)
  }
  await site.close()
  return { villas, times }
}

const rows: Row[] = []
for (const villas of SIZES) {
  rows.push(await measured(villas))
  console.log(`measured with ${villas} villas`)
}
await recordYears()
postgres.stop()
record('growth', ['villas', 'bookings', ...calls], calls)
record('growth of pages', ['villas', 'bookings', ...pages.map((page) => `\`${page}\``)], pages)

function record(name: string, head: string[], columns: readonly string[]): void {
  recordRows(
    name,
    head,
    rows.map((row) => toCells(row, columns)),
  )
}

function toCells({ villas, times }: Row, columns: readonly string[]): string[] {
  const cells = columns.map((column) => {
    const [ms = 0, least = 1] = [times[column], rows[0]?.times[column]]
    return `${ms.toFixed(2)} ms (${(ms / least).toFixed(2)})`
  })
  return [villas.toLocaleString('en'), (villas * BOOKINGS_PER_VILLA).toLocaleString('en'), ...cells]
}
