// `npm run bench -- server`: requests per second and latency of the home page (nginx and this site), of prices, availability and new bookings.
// One core runs the server, the other the load generator and PostgreSQL. Needs Debian's nginx-light, wrk and postgresql.
// `npm run bench -- server BEFORE`: BEFORE is the folder of a built checkout from before a change; each row is measured of both by turns.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { accountCalls } from '../src/contract/accounts.ts'
import { clientOver } from '../src/contract/client.ts'
import { orderCalls } from '../src/contract/payments.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import { freePort } from '../tests/free-port.ts'
import { ownDatabase } from '../tests/processes.ts'
import { picturesMade } from './pictures-made.ts'
import { recordRows } from './record-table.ts'
import { untilIdle } from './until-idle.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const CONNECTIONS = 32
const WEEKS = 100
const VILLAS = 200

for (const tool of ['nginx', 'wrk']) if (spawnSync(tool, ['-v']).error) throw new Error(`${tool} is not on this machine`)

const before = process.argv[2]
const checkouts = [...(before ? [resolve(before)] : []), resolve(import.meta.dirname, '..')]
const work = mkdtempSync(join(tmpdir(), 'villas-server-'))
const running: ChildProcess[] = []

type Load = { url: string; script?: string; cookie?: string; seconds?: number }
type Measured = { perSecond: number; p50: string; p99: string; notes: string }

/** Runs a program on one core, in a folder. */
function onCore(core: number, folder: string, program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn('taskset', ['-c', String(core), program, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  return child
}

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((tick) => setTimeout(tick, 100))
}

function measure({ url, script, cookie, seconds = SECONDS }: Load): Measured {
  const args = [
    '-c',
    '1',
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'accept-encoding: gzip',
    ...(cookie ? ['-H', `cookie: ${cookie}`] : []),
    ...(script ? ['-s', script] : []),
    url,
  ]
  const { stdout, stderr, status } = spawnSync('taskset', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrk: ${stdout}${stderr}`)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0'
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: /^\s+50%\s+(\S+)/m.exec(stdout)?.[1] ?? '?',
    p99: /^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? '?',
    notes: failed === '0' ? '' : `${failed} refused`,
  }
}

const whole = (perSecond: number) => Math.round(perSecond).toLocaleString('en')

/** Serves the home page as a static file, precompressed to exactly the bytes that the site sends. */
async function startNginx(page: Buffer): Promise<string> {
  const port = await freePort()
  const folder = join(work, 'nginx')
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html.gz'), page)
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log ${work}/nginx.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; location / { gzip_static always; } }
}`,
  )
  onCore(0, work, 'nginx', ['-c', join(work, 'nginx.conf'), '-p', work])
  const url = `http://127.0.0.1:${port}/index.html`
  await answers(url)
  return url
}

/** wrk script that sends requests from a file in sequence. Each line is a path, or with cookies a body to post to wrk's URL with the next of them. */
function fromFile(name: string, lines: string[], cookies: string[] = []): string {
  const file = join(work, `${name}.txt`)
  const script = join(work, `${name}.lua`)
  writeFileSync(file, lines.join('\n'))
  // Each guest in a network of their own: the holds of a network are counted one after the other.
  const posted = `local guest = at % #cookies
  local headers = {["content-type"]="application/json", ["cookie"]=cookies[guest + 1], ["x-forwarded-for"]="10.1." .. guest .. ".1"}
  return wrk.format("POST", nil, headers, line)`
  writeFileSync(
    script,
    `local lines, at, cookies = {}, 0, {${cookies.map((cookie) => `"${cookie}"`)}}
for line in io.lines("${file}") do lines[#lines + 1] = line end
request = function()
  at = at % #lines + 1
  local line = lines[at]
  ${cookies.length > 0 ? posted : 'return wrk.format("GET", line)'}
end`,
  )
  return script
}

const nextMonday = () => {
  const today = dayAtProperty(new Date())
  return addDays(today, ((8 - weekday(today)) % 7 || 7) + 7)
}
const weeks = Array.from({ length: WEEKS }, (_, week) => ({
  checkIn: addDays(nextMonday(), 7 * week),
  checkOut: addDays(nextMonday(), 7 * week + 5),
}))

type Site = { url: string; client: pg.Client; villaIds: number[] }

/** Starts a checkout with the first content as it is once its pictures are made; no request of this bench reads one. Adds villas to book. */
async function open(folder: string, postgresUrl: string): Promise<Site> {
  const databaseUrl = await ownDatabase(postgresUrl)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { pid = 0 } = onCore(0, folder, process.execPath, ['src/main.ts'], {
    PORT: String(port),
    SIMULATOR_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(work, 'data-')),
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  })
  await answers(url)
  const client = new pg.Client({ connectionString: databaseUrl })
  // PostgreSQL is stopped while this client is connected.
  client.on('error', () => undefined)
  await client.connect()
  await picturesMade(client)
  await untilIdle(pid)
  const { rows } = await client.query(
    `INSERT INTO villas (slug, name, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
     SELECT 'bench-' || n, 'Bench ' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(1, ${VILLAS}) n RETURNING id`,
  )
  // The home page is measured with the villas of the first content.
  await client.query("UPDATE villas SET withdrawn_at = now() WHERE slug LIKE 'bench-%'")
  await client.query('UPDATE content_version SET version = version + 1')
  return { url, client, villaIds: rows.map(({ id }) => id) }
}

/** Registers a guest and returns her cookie. */
async function signedUp(site: string, email: string): Promise<string> {
  let cookie = ''
  const api = clientOver(site, async (request) => {
    const response = await fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  await api(accountCalls.register, { fullName: 'Guest', email, password: 'Long-Password-1', country: 'Serbia', phone: '+381 60 1' })
  await api(accountCalls.login, { email, password: 'Long-Password-1' })
  return cookie
}

/** POST bodies that begin a booking, each for different nights. */
const confirmations = (villaIds: number[]): string[] =>
  weeks.flatMap(({ checkIn, checkOut }) =>
    villaIds.map((villaId) => {
      const guest = { name: 'Guest', email: 'guest@example.com', phone: '+381 60 1', guests: 2 }
      return JSON.stringify(z.encode(orderCalls.create.input, { villaId, checkIn, checkOut, guest, plan: 'full', termsAccepted: true }))
    }),
  )

const postgres = startPostgres({ durable: true })
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')
try {
  const sites: Site[] = []
  for (const folder of checkouts) sites.push(await open(folder, postgres.url))
  const page = Buffer.from(await rawBody(`${sites.at(-1)?.url}/`))
  const rows: string[][] = []
  const note = (name: string, measured: Measured[]) => {
    const now = measured.at(-1)
    const earlier = before ? [measured.length > 1 ? whole(measured[0]?.perSecond ?? 0) : ''] : []
    const row = [name, ...earlier, whole(now?.perSecond ?? 0), now?.p50 ?? '', now?.p99 ?? '', measured.map(({ notes }) => notes).join(' ')]
    console.log(row.join(' | '))
    rows.push(row)
  }
  const row = async (name: string, makeLoad: (site: Site) => Load | Promise<Load>) => {
    const measured: Measured[] = []
    for (const site of sites) measured.push(measure(await makeLoad(site)))
    note(name, measured)
  }
  note('home page, as a file from nginx', [measure({ url: await startNginx(page) })])
  await row('home page, cached', ({ url }) => ({ url: `${url}/` }))
  await row('home page, rendered anew', ({ url }) => ({ url: `${url}/?now`, cookie: 'toast=unreadable' }))
  const quotes = weeks
    .slice(0, 26)
    .map(({ checkIn, checkOut }) => `/api/booking/calculate-price.php?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}`)
  await row('price of a stay', ({ url }) => ({ url, script: fromFile('quotes', quotes) }))
  await row('what is taken of a villa', ({ url }) => ({ url: `${url}/api/booking/get_bookings.php?villaId=1` }))
  await row(`a booking begun (create-payment), by ${CONNECTIONS} guests`, async ({ url, client, villaIds }) => {
    await client.query('UPDATE villas SET withdrawn_at = NULL WHERE id = ANY($1)', [villaIds])
    await client.query('UPDATE content_version SET version = version + 1')
    const cookies: string[] = []
    for (let guest = 0; guest < CONNECTIONS; guest += 1) cookies.push(await signedUp(url, `guest-${guest}@example.com`))
    return { url: `${url}${orderCalls.create.path}`, script: fromFile('bookings', confirmations(villaIds), cookies) }
  })
  for (const { client } of sites) {
    const { rows: counted } = await client.query(
      "SELECT (SELECT count(*) FROM bookings WHERE status = 'pending') AS begun, (SELECT count(*) FROM payments) AS opened",
    )
    console.log(`${counted[0].begun} bookings begun, ${counted[0].opened} payments opened`)
    await client.end()
  }
  console.log(`The page is ${(page.length / 1000).toFixed(1)} kB packed.`)
  recordRows('server', ['what', ...(before ? ['requests a second before', 'now'] : ['requests a second']), 'p50', 'p99', ''], rows)
} finally {
  for (const child of running) child.kill('SIGTERM')
  postgres.stop()
  rmSync(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}

/** Compressed bytes; fetch would decompress them. */
async function rawBody(url: string): Promise<Buffer> {
  const { stdout } = spawnSync('curl', ['-s', '-H', 'accept-encoding: gzip', url], { maxBuffer: 10_000_000 })
  return stdout
}
