// `npm run bench -- restarts`: two processes of the site behind the shipped Caddyfile, under load. Each is restarted, then one is killed. A
// restart must lose no request, a kill only those in that process. `RESTARTS_SECONDS`: duration of the load around each.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { freePort } from '../tests/free-port.ts'
import { aBank, furnish, ownDatabase, type RunningServer, startServer } from '../tests/processes.ts'

const AROUND_MS = 1_000 * Number(process.env.RESTARTS_SECONDS ?? 10)
const AT_ONCE = 8
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

if (spawnSync('caddy', ['version']).status !== 0) throw new Error('Please install Caddy: apt-get install caddy')
const postgres = startPostgres()
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')

const dataDir = mkdtempSync(join(tmpdir(), 'villas-restarts-'))
const place = { dataDir, databaseUrl: await ownDatabase(postgres.url) }
const bank = await aBank()
await furnish(place, 1)
const port = await freePort()
const origin = `http://localhost:${port}`
const ports = [await freePort(), await freePort()]
const start = (own: number): Promise<RunningServer> =>
  startServer(place, bank, own, { SITE_URL: origin, TRUST_PROXY: 'on', DRAIN_SECONDS: '6' })
const servers = await Promise.all(ports.map(start))
const proxy = startProxy()

function startProxy() {
  const shipped = readFileSync(resolve(import.meta.dirname, '..', 'deploy', 'Caddyfile'), 'utf8')
  const file = join(dataDir, 'Caddyfile')
  writeFileSync(file, shipped.replace('{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers'))
  const [, minor] = /^v?2\.(\d+)/.exec(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout) ?? []
  const buffer = Number(minor) < 7 ? {} : { BUFFER: 'request_buffers 64KiB' }
  const env = { ...process.env, ...buffer, DOMAIN: `http://localhost:${port}`, SITES: ports.map((own) => `127.0.0.1:${own}`).join(' ') }
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

type Tally = { answered: number; failed: Record<string, number> }
let tally: Tally = { answered: 0, failed: {} }
let over = false

/** Alternates pages and POSTs. A working process answers the POST with wrong credentials with 401. */
async function load(): Promise<void> {
  for (let turn = 0; !over; turn += 1) {
    const [what, expected] = turn % 2 === 0 ? (['GET', 200] as const) : (['POST', 401] as const)
    const found = await ask(what).catch((error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message)
    tally.answered += 1
    if (found !== expected) tally.failed[`${what} ${found}`] = (tally.failed[`${what} ${found}`] ?? 0) + 1
  }
}

async function ask(method: 'GET' | 'POST'): Promise<number> {
  if (method === 'GET') return (await drained(await fetch(`${origin}/api/booking/get_bookings.php`))).status
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'Wrong-Password-1' })
  return (await drained(await fetch(`${origin}/api/checkUser.php`, { method, headers: { 'content-type': 'application/json' }, body })))
    .status
}

async function drained(response: Response): Promise<Response> {
  await response.arrayBuffer()
  return response
}

async function around(title: string, event: () => Promise<void>): Promise<void> {
  tally = { answered: 0, failed: {} }
  const half = pause(AROUND_MS / 2)
  await half
  await event()
  await pause(AROUND_MS / 2)
  const failures = Object.entries(tally.failed).map(([what, times]) => `${times} × ${what}`)
  console.log(`${title}: ${tally.answered} requests, ${failures.length > 0 ? failures.join(', ') : 'none failed'}`)
}

async function restart(index: number): Promise<void> {
  await servers[index]?.stop()
  servers[index] = await start(ports[index] ?? 0)
  // Gives the proxy time to detect this process before the next restart.
  await pause(2_000)
}

try {
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(200)
  const loads = Array.from({ length: AT_ONCE }, load)
  await around('both restarted, one after the other', async () => {
    await restart(0)
    await restart(1)
  })
  await around('one killed', async () => {
    await servers[0]?.kill()
  })
  over = true
  await Promise.all(loads)
} finally {
  over = true
  proxy.kill()
  await Promise.all(servers.map(({ kill }) => kill()))
  await bank.close()
  postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
