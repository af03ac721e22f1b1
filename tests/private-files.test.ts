import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDataDir } from '../src/server/data-dir.ts'
import { freePort } from './free-port.ts'
import { aPicture } from './pictures.ts'
import { aBank, type RunningBank, startServer, toEnvironment } from './processes.ts'

const root = resolve(import.meta.dirname, '..')

let folder: string
let bank: RunningBank
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'villas-private-'))
  chmodSync(folder, 0o755)
  bank = await aBank()
})
afterAll(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

const readMode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** Files in a folder that other users can access. One that a running site has just renamed is skipped: it has its new name. */
const open = (path: string): string[] =>
  ['.', ...readdirSync(path, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const mode = statSync(join(path, name), { throwIfNoEntry: false })?.mode ?? 0
    return mode & 0o077 ? [`${name} ${(mode & 0o777).toString(8)}`] : []
  })

test.runIf(process.platform !== 'win32')('all files of a site are private: at the first start, after an upload and a backup', async () => {
  const house = join(mkdtempSync(join(folder, 'run-')), 'house')
  const place = { dataDir: join(house, 'data') }
  const server = await startServer(place, bank, await freePort())
  onTestFinished(() => server.stop())
  const signedIn = await fetch(`${server.url}/api/checkUser.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@villas.example', password: 'Owner-Password-1' }),
  })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const before = readdirSync(join(place.dataDir, 'pictures')).length
  const form = new FormData()
  form.append('purpose', 'villa')
  form.append('file', await aPicture())
  const uploaded = await fetch(`${server.url}/api/pictureUpload.php`, { method: 'POST', headers: { cookie }, body: form })
  expect(uploaded.status).toBe(200)
  expect(readdirSync(join(place.dataDir, 'pictures')).length).toBeGreaterThan(before)
  expect(open(house)).toEqual([])

  const env = { PATH: process.env.PATH ?? '', ...toEnvironment(place, bank, 3000) }
  const backup = spawn(process.execPath, [join(root, 'src', 'cli.ts'), 'backup'], { cwd: root, env })
  expect(await new Promise((ended) => backup.once('close', ended))).toBe(0)
  expect(readdirSync(join(place.dataDir, 'backups'))).toHaveLength(1)
  expect(open(house)).toEqual([])
  await server.stop()
  expect(open(house)).toEqual([])
})

const there = (name: string, content?: string) => {
  const path = join(folder, name)
  mkdirSync(path, { mode: 0o755 })
  chmodSync(path, 0o755)
  if (content === 'database') mkdirSync(join(path, content))
  else if (content) writeFileSync(join(path, content), '')
  makeDataDir(path)
  return readMode(path)
}

test('an existing data folder is made private if it is empty or the site’s', () => {
  expect(there('empty')).toBe('700')
  expect(there('older', 'database')).toBe('700')
})

test('an existing data folder is unchanged if it holds other files', () => {
  expect(there('shared', 'letters.txt')).toBe('755')
})

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const started = [...new Set(Object.values(scripts).flatMap((script) => /node (src\/[\w-]+\.ts)/.exec(script)?.[1] ?? []))]

test.each(started)('the program %s imports private-files.ts first', (file) => {
  const [first] = readFileSync(join(root, file), 'utf8').match(/^import .*$/m) ?? []
  expect(first).toBe("import './private-files.ts'")
})
