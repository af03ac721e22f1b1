import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { aBank, furnish, ownDatabase, startServer } from './processes.ts'
import { settleLedger } from './settle-ledger.ts'
import { aMailServer, aSmallDisk, type Fault, listFaults, type Restarted } from './soak-faults.ts'
import { type Tally, traffic } from './soak-traffic.ts'

type Plan = {
  /** Without `restart` the server stays up, because others may use it. */
  postgres: { url: string } & Restarted
  seconds: number
  /** Visits per second; by default half of the measured capacity. */
  rate?: number
  say?: (words: string) => void
}
export type SoakReport = Tally & { rate: number; seconds: number; faults: string[]; megabytes: number[]; mails: number }

const VILLAS = 40
const DISK_MEGABYTES = 64
const MOST_AT_ONCE = 64
const SAMPLE_SECONDS = 5
const ROUND_OF_FAULTS_SECONDS = 300

/** Mixed traffic with faults. Afterwards the records of site and bank must agree. */
export async function soak({ postgres, seconds, rate, say = () => {} }: Plan): Promise<SoakReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-soak-'))
  const disk = aSmallDisk(dataDir, DISK_MEGABYTES)
  const place = { dataDir, databaseUrl: await ownDatabase(postgres.url) }
  const [bank, mail] = [await aBank(), await aMailServer()]
  const villaIds = await furnish(place, VILLAS)
  const port = await freePort()
  const server = await startServer(place, bank, port, { SMTP_URL: mail.url, MAIL_FROM: 'villas@example.com' })
  const { visit, tally } = traffic(server.url, bank, villaIds)
  try {
    const pace = rate ?? (await capacity(visit)) / 2
    say(`${pace.toFixed(0)} visits a second`)
    const kinds = listFaults({ bank, mail, disk, postgres })
    const faults = Array.from({ length: Math.ceil(seconds / ROUND_OF_FAULTS_SECONDS) }, () => kinds).flat()
    const ends = performance.now() + seconds * 1000
    const megabytes: number[] = []
    await Promise.all([
      atPace(visit, pace, ends),
      breakThings(faults, seconds / (faults.length + 1), say),
      sample(megabytes, server.pid, ends),
    ])
    await server.stop()
    await settleLedger(place, bank, port)
    return { ...tally, rate: pace, seconds, faults: kinds.map(({ name }) => name), megabytes, mails: mail.state.taken }
  } finally {
    await server.kill()
    await Promise.all([bank.close(), mail.close()])
    disk?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Visits per second of sixteen guests without pauses. */
async function capacity(visit: () => Promise<void>): Promise<number> {
  const SECONDS = 10
  const ends = performance.now() + SECONDS * 1000
  let done = 0
  const guest = async () => {
    while (performance.now() < ends) {
      await visit()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, guest))
  return done / SECONDS
}

/** Starts visits at a constant rate, independent of earlier ones; waits if too many are in progress. */
async function atPace(visit: () => Promise<void>, rate: number, ends: number): Promise<void> {
  const underWay = new Set<Promise<void>>()
  for (let next = performance.now(); next < ends; next += 1000 / rate) {
    if (next > performance.now()) await pause(next - performance.now())
    while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay)
    const one = visit().finally(() => underWay.delete(one))
    underWay.add(one)
  }
  await Promise.all(underWay)
}

async function breakThings(faults: Fault[], gapSeconds: number, say: (words: string) => void): Promise<void> {
  for (const { name, begin, end } of faults) {
    await pause((gapSeconds * 1000) / 2)
    say(name)
    await begin()
    await pause((gapSeconds * 1000) / 2)
    await end()
  }
}

/** Samples the site's memory every few seconds. */
async function sample(megabytes: number[], pid: number, ends: number): Promise<void> {
  while (performance.now() < ends) {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    megabytes.push(Number(kilobytes) / 1024)
    await pause(SAMPLE_SECONDS * 1000)
  }
}
