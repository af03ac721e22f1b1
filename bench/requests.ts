// `npm run bench -- requests`: processor time of every page and call for a request of 1 kB and one of 14 kB, of every kind that
// `tests/security/bounded-work.test.ts` sends: the dearest of each.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { allCalls } from '../src/contract/index.ts'
import { aVilla } from '../tests/builders.ts'
import makeTemplate from '../tests/database-template.ts'
import { pageRoutes, parametersRead } from '../tests/pages.ts'
import { callProbes, type Probe, pageProbes } from '../tests/security/probes.ts'
import { measureCosts } from '../tests/security/request-costs.ts'
import { testSite } from '../tests/test-site.ts'
import { recordRows } from './record-table.ts'

const SHOWN = 25

const postgres = startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
process.env.TEST_DATABASE_URL = postgres.url
await makeTemplate()
const site = await testSite({ environment: { RATE_LIMITS: 'off' } })
await aVilla(site.db, { name: 'Villa Thea' })
const built = pathToFileURL(resolve(import.meta.dirname, '..', 'build', 'server', 'index.js')).href
const pages = (await import(built)).createSite(site.deps)

let { cookie } = await site.admin()
const ask = async (path: string, init: RequestInit): Promise<number> => {
  const response: Response = await pages.fetch(new Request(`http://localhost:3000${path}`, init))
  await response.arrayBuffer()
  if (response.headers.has('set-cookie') || [401, 403].includes(response.status)) cookie = (await site.admin()).cookie
  return response.status
}

const parameters = parametersRead()
const asked: [string, Probe[]][] = [
  ...pageRoutes.map(({ path }): [string, Probe[]] => [path, pageProbes(path, { cookie, parameters })]),
  ...allCalls.map((call): [string, Probe[]] => [`${call.method} ${call.path}`, callProbes(call, () => cookie)]),
]
const rows: { name: string; probe: string; small: number; large: number }[] = []
for (const [name, probes] of asked) {
  const costs = await measureCosts(probes, ask)
  const dearest = costs.sort((a, b) => b.large - a.large)[0]
  if (dearest) rows.push({ name, ...dearest })
}
const dearest = rows.sort((a, b) => b.large - a.large).slice(0, SHOWN)
recordRows(
  'requests',
  ['page or call', 'bytes in', '1 kB', '14 kB'],
  dearest.map(({ name, probe, small, large }) => [`\`${name}\``, probe, `${small.toFixed(1)} ms`, `${large.toFixed(1)} ms`]),
)
await site.close()
postgres.stop()
