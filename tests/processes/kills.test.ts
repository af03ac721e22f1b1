import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killRounds } from '../kill-rounds.ts'
import { ownDatabase } from '../processes.ts'

const postgres = process.env.TEST_DATABASE_URL
const dataDir = mkdtempSync(join(tmpdir(), 'villas-kills-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a site killed three times during bookings loses nothing and sells nothing twice', async () => {
  const place = { dataDir, databaseUrl: postgres && (await ownDatabase(postgres)) }
  const { paid, moved, cancelled, killed } = await killRounds({ ...place, guests: 20, kills: 3, random: Math.random })
  expect(killed).toBe(3)
  expect(moved).toBeGreaterThan(0)
  expect(cancelled).toBeGreaterThan(0)
  expect(paid).toBeGreaterThanOrEqual(10)
})
