import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/test-site.ts'
import { backUp, sweepKilled } from './back-up.ts'
import { inWorkFolder } from './work-folder.ts'

const module = resolve(import.meta.dirname, 'work-folder.ts')

let site: TestSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-killed-'))
  site = await testSite({ environment: { BACKUP_DIR: folder } })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const leftIn = (place: string) => readdirSync(place).filter((name) => /^\.part-|^moving/.test(name))

/** A process that uses the folder until it is killed. */
async function worker(place: string) {
  const code = `const { inWorkFolder } = await import(${JSON.stringify(module)})
    await inWorkFolder(${JSON.stringify(place)}, (folder) => { console.log(folder); return new Promise(() => setInterval(() => {}, 1000)) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [path] = await once(child.stdout, 'data')
  return { path: String(path).trim(), child }
}

test('a backup removes work folders of killed processes and keeps those of running ones', async () => {
  const { DATA_DIR } = site.deps.env
  const [alive, killed, moving] = [await worker(folder), await worker(folder), await worker(DATA_DIR)]
  for (const { path } of [alive, killed, moving]) writeFileSync(join(path, 'mails'), 'Ana Guest')
  for (const { child } of [killed, moving]) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  expect([leftIn(folder).length, leftIn(DATA_DIR).length]).toEqual([2, 1])
  await backUp(site.deps)
  expect([leftIn(folder).map((name) => join(folder, name)), leftIn(DATA_DIR)]).toEqual([[alive.path], []])
  alive.child.kill('SIGKILL')
  await once(alive.child, 'exit')
})

test('a work folder without a process of this machine is removed after a day without changes', async () => {
  const { DATA_DIR } = site.deps.env
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of ['.part-AbCdEf', '.part-another-machine-7-99-AbCdEf']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'mails'), 'Ana Guest')
  }
  writeFileSync(join(DATA_DIR, 'moving.tar'), 'Ana Guest')
  const later = { ...site.deps, now: () => new Date(site.clock.now.getTime() + 60_000) }
  await backUp(later)
  expect([leftIn(folder).includes('.part-AbCdEf'), leftIn(DATA_DIR)]).toEqual([true, ['moving.tar']])
  for (const name of ['.part-AbCdEf', '.part-another-machine-7-99-AbCdEf'])
    for (const path of [join(folder, name, 'mails'), join(folder, name)]) utimesSync(path, longAgo, longAgo)
  utimesSync(join(DATA_DIR, 'moving.tar'), longAgo, longAgo)
  await backUp(later)
  expect([leftIn(folder).length, leftIn(DATA_DIR)]).toEqual([0, []])
})

test('failed work leaves no folder behind', async () => {
  let used = ''
  const work = inWorkFolder(folder, async (path) => {
    used = path
    throw new Error('no room')
  })
  await expect(work).rejects.toThrow('no room')
  expect(existsSync(used)).toBe(false)
})

test('old partly written pictures are removed, and new ones are kept', async () => {
  const pictures = join(site.deps.env.DATA_DIR, 'pictures')
  mkdirSync(pictures, { recursive: true })
  const [old, fresh, whole] = ['.u-1.jpg.99999', '.u-2.jpg.99999', 'u-3.jpg'].map((name) => join(pictures, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [old, fresh, whole]) writeFileSync(path, 'half')
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const path of [old, whole]) utimesSync(path, before, before)
  await sweepKilled(site.deps.env)
  expect([old, fresh, whole].map((path) => existsSync(path))).toEqual([false, true, true])
})
