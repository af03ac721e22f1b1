import { deletedAmounts } from '../src/server/db/schema.ts'
import { eraseOldData } from '../src/server/privacy/erase-old-data.ts'
import { deletedKinds } from '../src/server/safeguards/usual-amounts.ts'
import { testSite } from '../tests/test-site.ts'
import { yearsOfRows } from '../tests/years.ts'
import { recordRows } from './record-table.ts'

const YEARS = [1, 5, 12]
const HOUR = 60

/** Times of the jobs after years of four villas, into docs/performance.md. */
export async function recordYears(): Promise<void> {
  const rows: string[][] = []
  for (const years of YEARS) {
    const times = await timesAfter(years)
    rows.push([String(years), ...times.map((ms) => `${ms.toFixed(0)} ms`)])
    console.log(`measured after ${years} years`)
  }
  recordRows('growth of years', ['years', 'first clearing', 'clearing every hour', 'all jobs that are due in an hour'], rows)
}

async function timesAfter(years: number): Promise<number[]> {
  const site = await testSite({ now: new Date().toISOString(), unused: true })
  await yearsOfRows(site, years)
  // So much is usual here that nothing waits for a person.
  await site.db.insert(deletedAmounts).values(deletedKinds.map((what) => ({ what, amounts: [1_000_000] })))
  const first = await measureTime(() => eraseOldData(site.deps))
  await site.later(0)
  const hourly = await measureTime(() => eraseOldData(site.deps))
  const all = await measureTime(() => site.later(HOUR))
  await site.close()
  return [first, hourly, all]
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
