import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { aBank, type Place, type RunningBank, runCommand, toEnvironment } from './processes.ts'

let folder: string
let bank: RunningBank
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-commands-'))
  bank = await aBank()
})
afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (command: string, args: string[], place: Place, more: Record<string, string> = {}) =>
  runCommand([command, ...args], { ...toEnvironment(place, bank, 3000), ...more }, '')

test.each([
  ['backup', [], {}],
  ['new-secret', [], {}],
  ['reset-two-step', ['owner@villas.example'], {}],
  ['move-to-postgres', [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
  [
    'move-pictures',
    [],
    { S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:1', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' },
  ],
] as const)('the command %s creates no site and names the missing folder', async (command, args, more) => {
  const place = { dataDir: join(folder, 'nowhere') }
  expect(await run(command, [...args], place, more)).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no database in ${place.dataDir}`),
  })
  expect(existsSync(place.dataDir)).toBe(false)
})

test('a restore into a data folder in use is refused', async () => {
  const place = { dataDir: join(folder, 'busy') }
  const open = await openEmbedded(place.dataDir)
  const { said, code } = await run('restore', ['no-such.tar'], place)
  await open.close()
  expect([code, said]).toEqual([1, expect.stringMatching(/is in use by process \d+/)])
})
