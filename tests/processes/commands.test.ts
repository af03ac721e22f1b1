import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/client.ts'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { secrets } from '../../src/server/db/schema.ts'
import { pictureFolder } from '../../src/server/store/open-store.ts'
import { everythingIn } from '../backups.ts'
import { freePort } from '../free-port.ts'
import { aBank, furnish, ownDatabase, type Place, type RunningBank, runCommand, startServer, toEnvironment } from '../processes.ts'
import { s3StandIn } from '../s3-stand-in.ts'

const postgres = process.env.TEST_DATABASE_URL

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

const run = (command: string, args: string[], place: Place, typed = '', more: Record<string, string> = {}) =>
  runCommand([command, ...args], { ...toEnvironment(place, bank, 3000), ...more }, typed)

const fileNamedIn = (said: string): string => said.match(/Everything is in (\S+\.tar(?:\.age)?)/)?.[1] ?? said

/** All data except what a running site writes by itself. */
async function lasting(place: Place) {
  const database = await openDatabase(place)
  // A restored site raises its numbers.
  const { jobs, job_runs, restores, paper_numbers, complaint_years, ...rest } = await everythingIn(database.db)
  await database.close()
  return { ...rest, bookings: rest.bookings?.map((row) => row.replace(/"version": \d+/, '')) }
}

test('a running site on the embedded database is backed up, and restored elsewhere', async () => {
  const place = { dataDir: join(folder, 'house') }
  await furnish(place, 2)
  const server = await startServer(place, bank, await freePort())
  const { said, code } = await run('backup', [], place)
  await server.stop()
  expect(said).toMatch(/Everything is in /)
  expect(code).toBe(0)
  expect(existsSync(join(place.dataDir, 'backup.sock'))).toBe(false)

  const elsewhere = { dataDir: join(folder, 'elsewhere') }
  expect(await run('restore', [fileNamedIn(said)], elsewhere)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/The site is as it was on/),
  })
  expect(await lasting(elsewhere)).toEqual(await lasting(place))

  const again = await run('restore', [fileNamedIn(said)], elsewhere)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('The database is not empty. Nothing was changed.') })
  const misread = await run('restore', [fileNamedIn(said), '--replace'], elsewhere, 'yes\n')
  expect(misread).toMatchObject({ code: 1, said: expect.stringContaining('That is not the address. Nothing was changed.') })
  const replaced = await run('restore', [fileNamedIn(said), '--replace'], elsewhere, 'http://localhost:3000\n')
  expect(replaced).toMatchObject({ code: 0 })
})

test('a command replaces the site’s secret unless the site runs', async () => {
  const place = { dataDir: join(folder, 'new-secret') }
  await furnish(place, 1)
  const readSecret = async () => {
    const database = await openDatabase(place)
    const [row] = await database.db.select().from(secrets)
    await database.close()
    return row?.value
  }
  const before = await readSecret()
  expect(await run('new-secret', [], place)).toMatchObject({ code: 0, said: expect.stringContaining('The site has a new secret') })
  const after = await readSecret()
  expect([after === before, after?.length]).toEqual([false, before?.length])
  const open = await openEmbedded(place.dataDir)
  expect(await run('new-secret', [], place)).toMatchObject({ code: 1, said: expect.stringMatching(/is in use by process \d+/) })
  await open.close()
  expect(await readSecret()).toBe(after)
})

test.runIf(postgres)('commands create no site in an empty PostgreSQL', async () => {
  const place = { dataDir: join(folder, 'nowhere'), databaseUrl: await ownDatabase(postgres ?? '') }
  for (const [command, ...args] of [['backup'], ['new-secret'], ['reset-two-step', 'owner@villas.example']] as const)
    expect(await run(command, args, place)).toEqual({
      code: 1,
      said: expect.stringContaining('There is no site in the PostgreSQL database'),
    })
})

test('an encrypted backup is restored with the private key that is typed, also in place of what is there', async () => {
  const place = { dataDir: join(folder, 'sealed') }
  await furnish(place, 1)
  const privateKey = await generateIdentity()
  const { said } = await run('backup', [], place, '', { BACKUP_KEY: await identityToRecipient(privateKey) })
  const file = fileNamedIn(said)
  expect(file).toMatch(/\.tar\.age$/)
  const elsewhere = { dataDir: join(folder, 'unsealed') }
  for (const typed of ['', 'AGE-SECRET-KEY-1\n'])
    expect(await run('restore', [file], elsewhere, typed)).toMatchObject({
      code: 1,
      said: expect.stringContaining('cannot be opened with this key'),
    })
  expect(await run('restore', [file], elsewhere, `${privateKey}\n`)).toMatchObject({ code: 0 })
  expect(await lasting(elsewhere)).toEqual(await lasting(place))
  const both = `http://localhost:3000\n${privateKey}\n`
  expect(await run('restore', [file, '--replace'], elsewhere, both)).toMatchObject({ code: 0 })
  expect(await run('restore', [], elsewhere)).toMatchObject({ code: 1, said: expect.stringContaining('Which backup?') })
})

test.runIf(postgres)('a command moves a site from the embedded database to PostgreSQL', async () => {
  const dataDir = join(folder, 'moving')
  await furnish({ dataDir }, 3)
  const there = { dataDir, databaseUrl: await ownDatabase(postgres ?? '') }
  const before = await lasting({ dataDir })
  expect(await run('move-to-postgres', [], there)).toMatchObject({ code: 0, said: expect.stringContaining('compared row by row') })
  expect(await lasting(there)).toEqual(before)
  await expect(openEmbedded(dataDir)).rejects.toThrow(/was moved to PostgreSQL at 2.*Set DATABASE_URL/)
  const backedUp = await run('backup', [], there)
  expect(backedUp.code).toBe(0)
  const back = { dataDir: join(folder, 'and-back') }
  await run('restore', [fileNamedIn(backedUp.said)], back)
  expect(await lasting(back)).toEqual(await lasting(there))
  expect(await run('move-to-postgres', [], there)).toMatchObject({ code: 1, said: expect.stringContaining('was moved') })
  rmSync(join(dataDir, 'moved-to-postgres'))
  expect(await run('move-to-postgres', [], there)).toMatchObject({ code: 1, said: expect.stringContaining('not empty') })
})

test('a command moves pictures into a bucket, and the doctor checks the bucket', async () => {
  const place = { dataDir: join(folder, 'pictures') }
  await furnish(place, 1)
  const pictures = pictureFolder({ DATA_DIR: place.dataDir })
  for (const name of ['sea.jpg', 'u-1.jpg', 'u-2.webp']) await pictures.put(name, Buffer.from(name))
  const standIn = await s3StandIn()
  const move = (more = {}) => run('move-pictures', [], place, '', more)
  const doctor = async () => (await run('doctor', [], place, '', standIn.environment)).said.match(/. pictures .*/)?.[0]

  expect(await move()).toEqual({ code: 1, said: expect.stringContaining('Please set the S3_ names') })
  expect(await move({ S3_BUCKET: 'villas' })).toEqual({ code: 1, said: expect.stringContaining('missing: S3_ENDPOINT, S3_REGION,') })
  expect(await move(standIn.environment)).toEqual({
    code: 0,
    said: expect.stringMatching(/^3 files of .*pictures went into the bucket villas at /),
  })
  expect([...standIn.files.keys()]).toEqual(['sea.jpg', 'u-1.jpg', 'u-2.webp'])
  expect(await move(standIn.environment)).toEqual({ code: 0, said: expect.stringContaining('3 were there') })
  expect(await doctor()).toMatch(/^✓ pictures +the bucket villas at .* can be written, read and listed$/)
  standIn.state.mood = 'failing'
  expect(await doctor()).toMatch(/^✗ pictures +the bucket villas at .* answers 503 SlowDown$/)
  expect(await move(standIn.environment)).toEqual({ code: 1, said: expect.stringContaining('answers 503 SlowDown') })
  await standIn.close()
})
