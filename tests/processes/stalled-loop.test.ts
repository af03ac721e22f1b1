import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { aBank, ownDatabase, type RunningBank, startServer } from '../processes.ts'

const postgres = process.env.TEST_DATABASE_URL
// A busy machine may leave a site no processor for some seconds.
const STALL_SECONDS = 10

let folder: string
let bank: RunningBank
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-stalled-'))
  bank = await aBank()
})
afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

/** One signal then keeps the event loop busy for a second of processor time, another one for good, as an endless loop would. */
const blockable = `--import=data:text/javascript,${encodeURIComponent(`
  process.on('SIGWINCH', () => { process.stdout.write('busy\\n'); for (const from = process.cpuUsage(); ; ) { const { user, system } = process.cpuUsage(from); if (user + system > 1_000_000) return } })
  process.on('SIGUSR2', () => { for (;;); })`)}`

const start = async (more: Record<string, string>) =>
  startServer({ dataDir: folder, ...(postgres ? { databaseUrl: await ownDatabase(postgres) } : {}) }, bank, await freePort(), {
    LOG_LEVEL: 'info',
    NODE_OPTIONS: blockable,
    ...more,
  })
const parseLines = (said: string) =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

test('a site that was paused goes on, and one whose loop stands still ends and says why', async () => {
  const site = await start({ STALL_SECONDS: String(STALL_SECONDS) })
  // Paused in the middle of work, so that it is not the loop that goes on first.
  process.kill(site.pid, 'SIGWINCH')
  await expect.poll(() => site.said()).toContain('busy')
  process.kill(site.pid, 'SIGSTOP')
  // As long as a suspended machine: longer than the loop may stand still.
  await pause(1.5 * STALL_SECONDS * 1000)
  process.kill(site.pid, 'SIGCONT')
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  process.kill(site.pid, 'SIGUSR2')
  await site.ended
  expect(parseLines(site.said()).at(-1)).toMatchObject({ level: 60, seconds: STALL_SECONDS, msg: expect.stringContaining('stood still') })
})

test('starting and stopping are lines with the version', async () => {
  const site = await start({})
  await site.stop()
  const told = parseLines(site.said()).filter(({ msg }) => msg === 'started' || msg === 'stopping')
  const version = { version: expect.stringMatching(/^\d/), schema: expect.stringMatching(/^\d{4}$/) }
  expect(told).toEqual([expect.objectContaining({ msg: 'started', ...version }), expect.objectContaining({ msg: 'stopping', ...version })])
})
