import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPostgres } from '../src/server/db/postgres.ts'
import { accounts, pictures, seasons, secrets, villas } from '../src/server/db/schema.ts'
import { freePort } from './free-port.ts'
import { aBank, ownDatabase, startServer } from './processes.ts'

const postgres = process.env.TEST_DATABASE_URL
const dataDir = mkdtempSync(join(tmpdir(), 'villas-together-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test.runIf(postgres)('two servers that start together on an empty database create one site', async () => {
  const place = { dataDir, databaseUrl: await ownDatabase(postgres ?? '') }
  const bank = await aBank()
  const servers = await Promise.all([startServer(place, bank, await freePort()), startServer(place, bank, await freePort())])
  const pages = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/villas`)).status))
  await Promise.all(servers.map(({ stop }) => stop()))
  await bank.close()

  expect(pages).toEqual([200, 200])
  const { db, close } = await openPostgres(place.databaseUrl)
  expect(await db.$count(villas)).toBe(4)
  expect(await db.$count(seasons)).toBe(12)
  expect(await db.$count(accounts)).toBe(1)
  expect(await db.$count(secrets)).toBe(1)
  expect(await db.$count(pictures)).toBeGreaterThan(10)
  await close()
})
