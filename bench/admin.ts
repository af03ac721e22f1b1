// `npm run bench -- admin [WORD]`: server time of every admin read and page on a database with 100,000 bookings from several years. WORD:
// only of those whose address holds it.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../scripts/test-postgres.mjs'
import makeTemplate from '../tests/database-template.ts'
import { fillHouse, listAdminReads } from '../tests/full-house.ts'
import { testSite } from '../tests/test-site.ts'
import { heading, measureAnswers } from './measure-answers.ts'

const BOOKINGS = 100_000
const SCREENS = [
  '',
  '/villas',
  '/bookings',
  `/bookings?search=guest${BOOKINGS - 1}`,
  '/bookings?search=guest',
  '/bookings?tab=calendar&villa=1&year=2026',
  '/bookings?tab=timeline',
  '/bookings?sort=arrival&only=without_time',
  '/bookings?restrict=1',
  `/bookings/${BOOKINGS / 2}`,
  '/bookings/offers',
  '/changeovers',
  '/books',
  '/reports?comparison=year',
  `/reports?from=${Number(new Date().getFullYear()) - 2}-01-01&until=${new Date().getFullYear()}-12-31&comparison=before`,
  '/declarations',
  '/papers',
  '/complaints',
  '/reviews',
  '/promo-codes',
  '/people',
  '/translations',
  '/pricing',
  '/pricing?tab=calendar',
  '/pricing?tab=grid&villa=1',
  '/gallery',
  '/support',
  '/amenities',
  '/attractions',
  '/settings',
  '/mails',
  '/activity',
  '/jobs',
  '/calendars',
  '/security',
]

const postgres = startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
process.env.TEST_DATABASE_URL = postgres.url
await makeTemplate()
const site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
const { cookie } = await site.admin()
await fillHouse(site, BOOKINGS)
const built = pathToFileURL(resolve(import.meta.dirname, '..', 'build', 'server', 'index.js')).href
const pages = (await import(built)).createSite(site.deps)

const fromApi = (address: string) => site.send(address, { headers: { cookie } })
const fromPages = (address: string): Promise<Response> =>
  pages.fetch(new Request(`http://localhost:3000${address}`, { headers: { cookie } }))

const word = process.argv[2] ?? ''

const measure = async (address: string, send: (address: string) => Promise<Response>) =>
  address.includes(word) && (await measureAnswers(address, send))

console.log(heading)
for (const [path, queries] of Object.entries(listAdminReads(BOOKINGS)))
  for (const query of queries) await measure(`${path}?${query}`, fromApi)
for (const screen of SCREENS) await measure(`/admin/dashboard${screen}`, fromPages)
await site.close()
postgres.stop()
