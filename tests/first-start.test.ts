import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { runCommand } from './processes.ts'

const cli = resolve(import.meta.dirname, '..', 'src', 'cli.ts')
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
const SLOW = 120_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'villas-first-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A newcomer's machine: no internet, and a long time to drain. */
const environment = async () => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: folder,
  PORT: `${await freePort()}`,
  SIMULATOR_PORT: `${await freePort()}`,
  EUR_RSD_RATE_URL: 'http://127.0.0.1:9/',
  CURRENCY_RATE_URL: 'http://127.0.0.1:9/{code}',
  DRAIN_SECONDS: '60',
  LOG_LEVEL: 'debug',
})

/** Statuses of requests that are sent until one is not answered, or the site has ended. */
async function answersUntil(ended: Promise<unknown>, url: string): Promise<number[]> {
  const statuses: number[] = []
  const over = new AbortController()
  void ended.then(() => over.abort())
  for (;;) {
    const answer = await fetch(url, { signal: over.signal }).catch(() => null)
    if (!answer) return statuses
    statuses.push(answer.status)
  }
}

test.runIf(has('script'))('at a terminal the first start says what it does, needs no internet, and ends at Ctrl-C', async () => {
  const env = await environment()
  const terminal = spawn('script', ['-qec', `exec '${process.execPath}' '${cli}' start`, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  terminal.stdout.on('data', (text) => (said += text))
  const ended = new Promise<number | null>((done) => terminal.once('close', done))
  await expect.poll(() => said, { timeout: SLOW / 2 }).toMatch(/Password: /)
  await expect.poll(() => said, { timeout: SLOW / 4 }).toContain('the exchange rate could not be read')
  terminal.stdin.write('\u0003')
  // Where it waits for a proxy first, it goes on answering, with 503.
  expect(await answersUntil(ended, `http://127.0.0.1:${env.PORT}/readyz`)).not.toContain(503)
  expect(await ended).toBe(0)
  expect(said.match(/\d+\.\d s {2}.*/g)?.map((line) => line.trim().replace(/^\S+ s +/, ''))).toEqual([
    'Opening the database ...',
    'Checking and migrating it ...',
    'Looking for the first content ...',
    'Ready.',
  ])
  expect(said).toContain('Stopping.')
  expect(said).not.toMatch(/"level":[4-6]0/)
})

test('a port in use is one line with advice', async () => {
  const env = await environment()
  for (const port of [Number(env.PORT), Number(env.SIMULATOR_PORT)]) {
    const other: Server = createServer()
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening))
    const { said, code } = await runCommand(['start'], env)
    await new Promise((closed) => other.close(closed))
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(new RegExp(`^Port ${port} is in use by another program\\. .*PORT=`))],
    ])
  }
})

test.runIf(has('caddy'))('the shipped Caddyfile is valid for the installed Caddy', () => {
  const config = resolve(import.meta.dirname, '..', 'deploy', 'Caddyfile')
  const [, minor] = /^v?2\.(\d+)/.exec(spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout) ?? []
  const newer = Number(minor) > 6 ? { BUFFER: 'request_buffers 64KiB' } : {}
  const env = { PATH: process.env.PATH, HOME: folder, DOMAIN: 'villas.example', ...newer }
  const { status, stderr } = spawnSync('caddy', ['validate', '--config', config, '--adapter', 'caddyfile'], { env, encoding: 'utf8' })
  expect([stderr, status]).toEqual([expect.stringContaining(''), 0])
})
