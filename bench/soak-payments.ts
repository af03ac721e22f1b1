// `npm run bench -- soak-payments`: 200 guests book while their site is killed repeatedly, first on the embedded database, then on PostgreSQL.
// `SOAK_GUESTS`, `SOAK_KILLS`, `SOAK_SEED`: number of guests, number of kills, random seed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { killRounds } from '../tests/kill-rounds.ts'
import { ownDatabase } from '../tests/processes.ts'

const guests = Number(process.env.SOAK_GUESTS ?? 200)
const kills = Number(process.env.SOAK_KILLS ?? 15)
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000)

/** Seeded random numbers (mulberry32), so that runs are repeatable. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function soak(title: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-soak-'))
  const began = performance.now()
  try {
    const { paid, refused, killed } = await killRounds({ dataDir, databaseUrl, guests, kills, random: randomFrom(seed) })
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log(
      `${title}: ${guests} guests, ${paid} paid, ${refused} refused politely, killed ${killed} times, ${seconds} s; the books agree`,
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.log(`seed ${seed}`)
await soak('embedded database')
const postgres = startPostgres()
if (postgres) {
  try {
    await soak('PostgreSQL', await ownDatabase(postgres.url))
  } finally {
    postgres.stop()
  }
}
