// `npm run bench -- start-and-size [BEFORE]`: processor time of a second start, memory at rest, and JavaScript size of the home page. BEFORE is the folder of
// a built checkout from before a change; both are then measured by turns, and the tables in docs/performance.md get a column 'before'. `BENCH_ROUNDS`: 3 by default.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { browserLaunch } from '../tests/browser.ts'
import { freePort } from '../tests/free-port.ts'
import { ownDatabase } from '../tests/processes.ts'
import { processorMs, residentMb } from './process-figures.ts'
import { recordTable } from './record-table.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const REST_MS = 20_000
const now = resolve(import.meta.dirname, '..')
const before = process.argv[2]
const checkouts = before ? [resolve(before), now] : [now]
const postgres = startPostgres()
const seconds = new Map<string, Map<string, number[]>>()
const megabytes = new Map<string, Map<string, number[]>>()

function note(table: typeof seconds, row: string, folder: string, value: number): void {
  const values = table.get(row) ?? new Map<string, number[]>()
  values.set(folder, [...(values.get(folder) ?? []), value])
  table.set(row, values)
}

async function start(folder: string, environment: Record<string, string>) {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...environment }
  const child = spawn(process.execPath, [join(folder, 'src', 'main.ts')], { cwd: folder, env, stdio: 'ignore' })
  const url = `http://localhost:${port}/`
  const answers = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await answers())) await pause(25)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, pid: child.pid ?? 0, stop }
}

async function round(folder: string, kind: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-bench-'))
  const place = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: await ownDatabase(databaseUrl) } : {}) }
  const first = await start(folder, place)
  await first.stop()
  const second = await start(folder, place)
  note(seconds, `second start, ${kind}`, folder, processorMs(second.pid) / 1000)
  await pause(REST_MS)
  note(megabytes, `at rest, ${kind}`, folder, residentMb(second.pid))
  await second.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Gzipped bytes of the scripts that the home page loads. */
async function scriptsOfHome(): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-bench-'))
  const site = await start(now, { DATA_DIR: dataDir })
  const browser = await chromium.launch(browserLaunch())
  const page = await browser.newPage()
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(site.url, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(scripts)
  await browser.close()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return sizes
}

for (let done = 0; done < ROUNDS; done += 1)
  for (const folder of checkouts) {
    await round(folder, 'embedded database')
    if (postgres) await round(folder, 'PostgreSQL', postgres.url)
  }
recordTable('start', checkouts, seconds, 's')
recordTable('memory', checkouts, megabytes, 'MB')
const sizes = await scriptsOfHome()
const total = sizes.reduce((sum, size) => sum + size, 0)
console.log(`home page JavaScript, gzip: ${(total / 1000).toFixed(1)} kB in ${sizes.length} files (goal: at most 122)`)
postgres?.stop()
