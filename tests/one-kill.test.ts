import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killRounds } from './kill-rounds.ts'
import { ownDatabase } from './processes.ts'

const postgres = process.env.TEST_DATABASE_URL
const dataDir = mkdtempSync(join(tmpdir(), 'villas-one-kill-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The short one of `processes/kills.test.ts`. */
test('a site killed once during bookings loses nothing and sells nothing twice', async () => {
  const place = { dataDir, databaseUrl: postgres && (await ownDatabase(postgres)) }
  const { paid, killed } = await killRounds({ ...place, guests: 6, kills: 1, random: Math.random })
  expect(killed).toBe(1)
  expect(paid).toBeGreaterThanOrEqual(3)
})
