// `npm run bench -- failover`: twenty concurrent guests book through two processes of the site while PostgreSQL dies and its replica takes
// over. Nothing is restarted. Afterwards the jobs run, and the records of site and bank must agree. `FAILOVER_GUESTS`: number of guests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderCalls } from '../src/contract/payments.ts'
import { Refused } from '../src/contract/refused.ts'
import { ana } from '../tests/builders.ts'
import { freePort } from '../tests/free-port.ts'
import { aBank, furnish, ownDatabase, startServer } from '../tests/processes.ts'
import { inTurns, remoteGuest, weekFromNow } from '../tests/remote-guest.ts'
import { settleLedger } from '../tests/settle-ledger.ts'
import { postgresPair } from './postgres-pair.ts'

const VILLAS = 4
const AT_ONCE = 20
const GUESTS = Number(process.env.FAILOVER_GUESTS ?? 100)
const NO_ISSUER = '4546710000409000'
const PAUSE_MS = 500

const pair = await postgresPair()
if (!pair) throw new Error('There is no PostgreSQL on this machine.')
const name = new URL(await ownDatabase(pair.primaryUrl)).pathname
const place = { dataDir: mkdtempSync(join(tmpdir(), 'villas-failover-')), databaseUrl: `postgres://villas@${pair.hosts}${name}` }
const bank = await aBank()
const villaIds = await furnish(place, VILLAS)
const ports = [await freePort(), await freePort()]
const [first, second] = await Promise.all([
  startServer(place, bank, ports[0] ?? 0),
  startServer(place, bank, ports[1] ?? 0, { SITE_URL: `http://localhost:${ports[0]}` }),
])
const report = { booked: 0, repeated: 0, awaySeconds: 0 }

/** Repeats a request until it succeeds, and counts the errors. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error
      report.repeated += 1
      await new Promise((resume) => setTimeout(resume, PAUSE_MS))
    }
  }
}

async function books(guest: number): Promise<void> {
  const { url } = guest % 2 === 0 ? first : second
  const api = await insist(() => remoteGuest(url, `guest${guest}`))
  const stay = { villaId: villaIds[guest % VILLAS] ?? 0, ...weekFromNow(12 + Math.floor(guest / VILLAS)) }
  const wanted = { ...stay, guest: ana, plan: 'full' as const }
  const form = await insist(() =>
    api(orderCalls.create, wanted).catch((error) => {
      // The database died after it had stored the first attempt: the guest continues with a new one.
      if (!(error instanceof Refused) || error.code !== 'own_hold') throw error
      return api(orderCalls.create, { ...wanted, retryOf: String(error.details?.nestpayoId) })
    }),
  )
  await bank.post('/sim/pay', { fields: form.paymentForm.fields, card: NO_ISSUER })
  await bank.post('/sim/deliver', { oid: form.orderId })
  report.booked += 1
  if (report.booked === Math.floor(GUESTS / 3)) failOver()
}

function failOver(): void {
  const died = performance.now()
  pair?.failOver()
  void insist(async () => {
    const ready = await Promise.all([first, second].map(({ url }) => fetch(`${url}/readyz`)))
    if (ready.some(({ ok }) => !ok)) throw new Error('not ready')
  }).then(() => {
    report.awaySeconds = Math.round((performance.now() - died) / 100) / 10
  })
}

try {
  await inTurns(
    Array.from({ length: GUESTS }, (_, index) => index),
    AT_ONCE,
    books,
  )
  await Promise.all([first.stop(), second.stop()])
  await settleLedger(place, bank, ports[0] ?? 0)
  console.log(
    `${report.booked} of ${GUESTS} guests booked, ${report.repeated} calls were repeated, ` +
      `ready again ${report.awaySeconds} s after the primary died, nothing restarted; the books agree`,
  )
} finally {
  await Promise.all([first.kill(), second.kill()])
  await bank.close()
  pair.stop()
  rmSync(place.dataDir, { recursive: true, force: true })
}
