import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import { settings as seedSettings } from '../seed/settings.ts'
import { openDatabase } from '../src/server/db/client.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { settings } from '../src/server/db/schema.ts'
import { ensureSecret } from '../src/server/first-content/seed.ts'
import { SIMULATOR_MERCHANT } from '../src/simulator/merchant.ts'
import { createSimulator } from '../src/simulator/simulator.ts'
import { aVilla } from './builders.ts'
import { makeEmbedded, templateFile } from './database-template.ts'

const root = resolve(import.meta.dirname, '..')
const POLL_MS = 25

/** Where a site stores its data; `databaseUrl` only with PostgreSQL. */
export type Place = { dataDir: string; databaseUrl?: string | undefined }

/** Creates a new database on a PostgreSQL server. */
export async function ownDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** Fills an empty database with villas only, so that the site does not have to generate its pictures. @returns their ids */
export async function furnish(place: Place, villas: number): Promise<number[]> {
  if (!place.databaseUrl) await copyTemplate(place.dataDir)
  const database = await openDatabase(place)
  await migrate(database, resolve(root, 'migrations'))
  await database.db.insert(settings).values(Object.entries(seedSettings).map(([name, value]) => ({ name, value })))
  const ids: number[] = []
  for (let made = 0; made < villas; made += 1) ids.push((await aVilla(database.db)).id)
  await ensureSecret(database.db, 'signing')
  await database.close()
  return ids
}

/** Starts an embedded database from the migrated template, which takes a fraction of the time. */
export async function copyTemplate(dataDir: string): Promise<void> {
  await makeEmbedded()
  const folder = resolve(dataDir, 'database')
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['xf', templateFile(), '-C', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** A bank that outlives the site: in this process, on its own origin. */
export async function aBank() {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bank = createSimulator({ ...SIMULATOR_MERCHANT, origin, refreshSeconds: 0 })
  bank.app.onError((_, c) => c.text('the site is not there', 502))
  server.on('request', getRequestListener(bank.app.fetch))
  const keys = { ...SIMULATOR_MERCHANT, gatewayUrl: `${origin}/fim/est3Dgate`, apiUrl: `${origin}/fim/api` }
  const close = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  const post = (path: string, body: object): Promise<Response> =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return { ...bank, keys, post, close }
}
export type RunningBank = Awaited<ReturnType<typeof aBank>>

export const bankEnvironment = (keys: RunningBank['keys']): Record<string, string> => ({
  NESTPAY_CLIENT_ID: keys.clientId,
  NESTPAY_STORE_KEY: keys.storeKey,
  NESTPAY_GATEWAY_URL: keys.gatewayUrl,
  NESTPAY_API_URL: keys.apiUrl,
  NESTPAY_API_USER: keys.apiUser,
  NESTPAY_API_PASSWORD: keys.apiPassword,
})

export const toEnvironment = ({ dataDir, databaseUrl }: Place, { keys }: RunningBank, port: number): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  ADMIN_EMAIL: 'owner@villas.example',
  ADMIN_PASSWORD: 'Owner-Password-1',
  ...bankEnvironment(keys),
  // Nothing listens on this port.
  EUR_RSD_RATE_URL: 'http://127.0.0.1:9/',
  CURRENCY_RATE_URL: 'http://127.0.0.1:9/{code}',
  RATE_LIMITS: 'off',
  DRAIN_SECONDS: '0',
  LOG_LEVEL: 'silent',
})

/** Starts the built site as a separate process and waits until it answers. */
export async function startServer(place: Place, bank: RunningBank, port: number, more: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...toEnvironment(place, bank, port), ...more }
  const child = spawn(process.execPath, [resolve(root, 'src', 'cli.ts'), 'start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  let over = false
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      over = true
      done()
    }),
  )
  const url = `http://localhost:${port}`
  while (!(await answers(url))) {
    if (over) throw new Error(`the site did not start:\n${said}`)
    await new Promise((tick) => setTimeout(tick, POLL_MS))
  }
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid ?? 0, said: () => said, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
export type RunningServer = Awaited<ReturnType<typeof startServer>>

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

/** Runs a command of `src` as an operator would. @returns its output and exit code */
export async function runCommand(
  [command = '', ...args]: string[],
  env: Record<string, string>,
  typed = '',
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, [resolve(root, 'src', 'cli.ts'), command, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  child.stdin.end(typed)
  const code = await new Promise<number | null>((ended) => child.once('close', ended))
  return { said, code }
}
