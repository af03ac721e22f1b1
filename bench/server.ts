// `npm run bench:server`: requests per second and latency of the home page (nginx and this site), of prices, availability and new bookings.
// One core runs the server, the other the load generator and PostgreSQL. Needs Debian's nginx-light, wrk and postgresql.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { accountCalls } from '../src/contract/accounts.ts'
import { clientOver } from '../src/contract/client.ts'
import { paymentCalls } from '../src/contract/payments.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import { openDatabase } from '../src/server/db/client.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { pictures } from '../src/server/db/schema.ts'
import { seed } from '../src/server/first-content/seed.ts'
import { PICTURE_WIDTHS, PORTRAIT_WIDTHS } from '../src/server/pictures/files.ts'
import { pictureFolder } from '../src/server/store/open-store.ts'
import { freePort, ownDatabase } from '../tests/processes.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const CONNECTIONS = 32
const WEEKS = 100
const VILLAS = 200

const root = resolve(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'villas-server-'))
const running: ChildProcess[] = []

type Load = { url: string; script?: string; seconds?: number }
type Measured = { name: string; perSecond: number; p50: string; p99: string; notes: string }

/** Runs a program on one core. */
function onCore(core: number, program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn('taskset', ['-c', String(core), program, ...args], {
    cwd: root,
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

function measure(name: string, { url, script, seconds = SECONDS }: Load): Measured {
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
    ...(script ? ['-s', script] : []),
    url,
  ]
  const { stdout, stderr, status } = spawnSync('taskset', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrk: ${stdout}${stderr}`)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0'
  const measured = {
    name,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: /^\s+50%\s+(\S+)/m.exec(stdout)?.[1] ?? '?',
    p99: /^\s+99%\s+(\S+)/m.exec(stdout)?.[1] ?? '?',
    notes: failed === '0' ? '' : `${failed} refused`,
  }
  console.log(rowOf(measured))
  return measured
}

const rowOf = ({ name, perSecond, p50, p99, notes }: Measured) =>
  `| ${name} | ${Math.round(perSecond).toLocaleString('en')} | ${p50} | ${p99} | ${notes} |`

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
  onCore(0, 'nginx', ['-c', join(work, 'nginx.conf'), '-p', work])
  const url = `http://127.0.0.1:${port}/index.html`
  await answers(url)
  return url
}

/** wrk script that sends requests from a file in sequence. Each line is a path, or a body to post to wrk's URL. */
function fromFile(name: string, lines: string[], cookie?: string): string {
  const file = join(work, `${name}.txt`)
  const script = join(work, `${name}.lua`)
  writeFileSync(file, lines.join('\n'))
  const posted = `wrk.format("POST", nil, {["content-type"]="application/json", ["cookie"]="${cookie}"}, line)`
  writeFileSync(
    script,
    `local lines, at = {}, 0
for line in io.lines("${file}") do lines[#lines + 1] = line end
request = function()
  at = at % #lines + 1
  local line = lines[at]
  return ${cookie ? posted : 'wrk.format("GET", line)'}
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

/** Seeds the first content as it is after the picture job has run; no benchmark request reads a picture. */
async function furnished(databaseUrl: string): Promise<void> {
  const dataDir = join(work, 'data')
  const database = await openDatabase({ databaseUrl, dataDir })
  await migrate(database, join(root, 'migrations'))
  await seed(database.db, { folder: join(root, 'seed'), store: pictureFolder({ DATA_DIR: dataDir }), today: dayAtProperty(new Date()) })
  await database.db.update(pictures).set({ widths: [...PICTURE_WIDTHS], portraits: [...PORTRAIT_WIDTHS] })
  await database.close()
}

/** Registers a guest and returns her cookie. */
async function signedUp(site: string): Promise<string> {
  let cookie = ''
  const api = clientOver(site, async (request) => {
    const response = await fetch(request)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  const email = 'guest@example.com'
  await api(accountCalls.register, { fullName: 'Guest', email, password: 'Long-Password-1', country: 'Serbia', phone: '+381 60 1' })
  await api(accountCalls.login, { email, password: 'Long-Password-1' })
  return cookie
}

/** POST bodies that begin a booking, each for different nights. */
const confirmations = (villaIds: number[]): string[] =>
  weeks.flatMap(({ checkIn, checkOut }) =>
    villaIds.map((villaId) => {
      const guest = { name: 'Guest', email: 'guest@example.com', phone: '+381 60 1', guests: 2 }
      return JSON.stringify(z.encode(paymentCalls.create.input, { villaId, checkIn, checkOut, guest, plan: 'full', termsAccepted: true }))
    }),
  )

const postgres = startPostgres({ durable: true })
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')
try {
  const databaseUrl = await ownDatabase(postgres.url)
  await furnished(databaseUrl)
  const port = await freePort()
  const site = `http://localhost:${port}`
  onCore(0, process.execPath, ['src/main.ts'], {
    ...{ PORT: String(port), SIMULATOR_PORT: String(await freePort()), DATA_DIR: join(work, 'data'), DATABASE_URL: databaseUrl },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  })
  await answers(site)
  const client = new pg.Client({ connectionString: databaseUrl })
  // PostgreSQL is stopped while this client is connected.
  client.on('error', () => undefined)
  await client.connect()
  const count = async (query: string) => Number((await client.query(query)).rows[0].count)
  const page = Buffer.from(await rawBody(`${site}/`))
  const rows: Measured[] = []
  const nginx = await startNginx(page)
  console.log('| what | requests a second | p50 | p99 | |\n|---|---|---|---|---|')
  rows.push(measure('home page, as a file from nginx', { url: nginx }))
  rows.push(measure('home page, cached', { url: `${site}/` }))
  rows.push(measure('home page, rendered anew', { url: `${site}/?now` }))
  const quotes = weeks
    .slice(0, 26)
    .map(({ checkIn, checkOut }) => `/api/booking/calculate-price.php?villaId=1&checkIn=${checkIn}&checkOut=${checkOut}`)
  rows.push(measure('price of a stay', { url: site, script: fromFile('quotes', quotes) }))
  rows.push(measure('what is taken of a villa', { url: `${site}/api/booking/get_bookings.php?villaId=1` }))

  const { rows: made } = await client.query(
    `INSERT INTO villas (slug, name, size, double_beds, single_beds, sofa_beds, bathrooms, capacity)
     SELECT 'bench-' || n, 'Bench ' || n, 90, 2, 1, 0, 2, 6 FROM generate_series(1, ${VILLAS}) n RETURNING id`,
  )
  const bodies = confirmations(made.map(({ id }) => id))
  const script = fromFile('bookings', bodies, await signedUp(site))
  rows.push(measure('a booking begun (create-payment)', { url: `${site}${paymentCalls.create.path}`, script }))
  const begun = await count("SELECT count(*) FROM bookings WHERE status = 'pending'")
  console.log(
    `\n${begun} bookings begun, ${await count('SELECT count(*) FROM payments')} payments opened; the page is ${(page.length / 1000).toFixed(1)} kB packed`,
  )
  await client.end()
  record(rows)
} finally {
  for (const child of running) child.kill('SIGTERM')
  postgres.stop()
  rmSync(work, { recursive: true, force: true })
}

/** Compressed bytes; fetch would decompress them. */
async function rawBody(url: string): Promise<Buffer> {
  const { stdout } = spawnSync('curl', ['-s', '-H', 'accept-encoding: gzip', url], { maxBuffer: 10_000_000 })
  return stdout
}

function record(rows: Measured[]): void {
  const path = join(root, 'docs', 'performance.md')
  const table = `<!-- server -->\n| what | requests a second | p50 | p99 | |\n|---|---|---|---|---|\n${rows.map(rowOf).join('\n')}\n<!-- /server -->`
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/<!-- server -->[\s\S]*<!-- \/server -->/, () => table),
  )
}
