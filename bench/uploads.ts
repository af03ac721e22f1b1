// `npm run bench -- uploads [FOLDER ...]`: page latency while 20 large pictures are uploaded concurrently, on PostgreSQL. Given several
// folders with built checkouts, for example from before and after a change, it measures them alternately.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { accountCalls } from '../src/contract/accounts.ts'
import { clientOver } from '../src/contract/client.ts'
import { pictureCalls } from '../src/contract/pictures.ts'
import { cookieJar } from '../tests/cookie-jar.ts'
import { freePort } from '../tests/free-port.ts'
import { aFile } from '../tests/pictures.ts'
import { aBank, furnish, ownDatabase, toEnvironment } from '../tests/processes.ts'

const PICTURES = 20
const ROUNDS = 3
const PAGES = ['/villas', '/pricing', '/login', '/api/booking/get_bookings.php']

const folders = process.argv.slice(2)
const checkouts = (folders.length > 0 ? folders : [resolve(import.meta.dirname, '..')]).map((folder) => resolve(folder))
const postgres = startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
const bank = await aBank()
const picture = await largePicture()
const times = new Map<string, { quiet: number[]; busy: number[]; uploads: number[] }>(
  checkouts.map((folder) => [folder, { quiet: [], busy: [], uploads: [] }]),
)

/** Noise compresses poorly: a 24-megapixel picture with the size of a camera JPEG. */
async function largePicture(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const bytes = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 88 })
    .toBuffer()
  console.log(`${PICTURES} pictures of 6000 × 4000, ${(bytes.length / 1024 / 1024).toFixed(1)} MB each`)
  return bytes
}

/** Requests pages while the work runs. @returns milliseconds per page */
async function pagesDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const asking = new Worker(join(import.meta.dirname, 'ask-pages.ts'), { workerData: { url, pages: PAGES } })
  await once(asking, 'online')
  await work()
  asking.postMessage('stop')
  const [taken] = await once(asking, 'message')
  return taken
}

async function round(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-uploads-'))
  const place = { dataDir, databaseUrl: await ownDatabase(postgres?.url ?? '') }
  await furnish(place, 4)
  const port = await freePort()
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...toEnvironment(place, bank, port) }
  const child = spawn(process.execPath, [join(folder, 'src', 'main.ts')], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50)
  const jar = cookieJar()
  const owner = clientOver(url, (request) => jar.carry(request, fetch))
  await owner(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })

  const found = times.get(folder)
  await pagesDuring(url, () => pause(3_000))
  found?.quiet.push(...(await pagesDuring(url, () => pause(5_000))))
  const began = performance.now()
  const uploadAll = async () => {
    const uploads = Array.from({ length: PICTURES }, () =>
      owner(pictureCalls.upload, { purpose: 'villa', files: [aFile('sea.jpg', picture)] }),
    )
    await Promise.all(uploads)
    found?.uploads.push(performance.now() - began)
  }
  found?.busy.push(...(await pagesDuring(url, uploadAll)))
  child.kill('SIGKILL')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

const at = (values: number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`
}

for (let turn = 0; turn < ROUNDS; turn += 1) for (const folder of checkouts) await round(folder)
console.log('| checkout | | pages | p50 | p99 | slowest | all 20 taken in after |\n|---|---|---|---|---|---|---|')
for (const [folder, { quiet, busy, uploads }] of times) {
  const row = (what: string, values: number[], after: string) =>
    console.log(`| ${folder} | ${what} | ${values.length} | ${at(values, 0.5)} | ${at(values, 0.99)} | ${at(values, 1)} | ${after} |`)
  row('quiet', quiet, '')
  row('20 uploads', busy, at(uploads, 0.5))
}
await bank.close()
postgres.stop()
