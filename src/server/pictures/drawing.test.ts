import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/index.ts'
import { pictureCalls } from '#contract/pictures.ts'
import { villaCalls } from '#contract/villas.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { namesIn } from '../../../tests/stores.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { pictures } from '../db/schema.ts'
import { projectRoot } from '../project-root.ts'
import { draw, drawingState } from './drawing.ts'

let site: TestSite
let owner: Client
let jpeg: Uint8Array
beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  owner = await site.admin()
  jpeg = new Uint8Array(await (await aPicture()).arrayBuffer())
})
afterAll(() => site.close())

const upload = async () => owner(pictureCalls.upload, { purpose: 'villa', files: [await aPicture()] })
const wait = async (many: number) => expect.poll(() => drawingState().waiting, { timeout: 20_000 }).toBe(many)
/** Process id of the idle drawing process. */
async function worker(): Promise<number> {
  await draw('measure', { bytes: jpeg })
  return drawingState().pid ?? 0
}

let held: number | null = null
const hold = async () => {
  held = await worker()
  process.kill(held, 'SIGSTOP')
  return held
}
const goOn = () => {
  if (held && existsSync(`/proc/${held}`)) process.kill(held, 'SIGCONT')
  held = null
}
afterEach(goOn)

test('only draw.ts opens pictures, and only its own process loads it', () => {
  const sources = globSync('**/*.ts', { cwd: join(projectRoot, 'src') }).filter((path) => !path.endsWith('.test.ts'))
  const importing = (words: RegExp) => sources.filter((path) => words.test(readFileSync(join(projectRoot, 'src', path), 'utf8')))
  expect(importing(/from 'sharp'/)).toEqual(['server/pictures/draw.ts'])
  expect(importing(/^import (?!type )[^']*'\.\/draw\.ts'/m)).toEqual(['server/pictures/draw-process.ts'])
})

// Linux only: stops processes with signals and reads their state.
describe.runIf(process.platform === 'linux')('picture processing', () => {
  test('picture processing runs one at a time in a process of lower priority, while other requests are answered', async () => {
    const pid = await hold()
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
    const uploads = Array.from({ length: 3 }, upload)
    await wait(2)
    expect((await site.visitor(villaCalls.list, {})).villas).toEqual([])
    expect((await site.send('/api/settings.php')).status).toBe(200)
    expect(drawingState()).toEqual({ pid, waiting: 2 })
    goOn()
    expect(await Promise.all(uploads)).toHaveLength(3)
    expect(drawingState()).toEqual({ pid, waiting: 0 })
  })

  test('picture processing prefers requests that wait over background work', async () => {
    await hold()
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    const small = () => draw('variant', { bytes: jpeg, width: 480, format: 'webp', portrait: false }, { unhurried: true })
    const all = [small().then(note('first')), small().then(note('second')), draw('measure', { bytes: jpeg }).then(note('awaited'))]
    goOn()
    await Promise.all(all)
    expect(done).toEqual(['first', 'awaited', 'second'])
  })

  test('picture processing starts a new process after a crash; the affected upload is refused and stores nothing', async () => {
    const files = (await namesIn(site.deps.store)).length
    const rows = await site.db.$count(pictures)
    const pid = await hold()
    const uploads = Promise.allSettled([upload(), upload()])
    await wait(1)
    process.kill(pid, 'SIGKILL')
    const [refused, stored] = (await uploads).sort((a, b) => b.status.localeCompare(a.status))
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'picture_not_kept', status: 503 } })
    expect(stored).toMatchObject({ status: 'fulfilled' })
    expect(drawingState().pid).not.toBe(pid)
    expect([(await namesIn(site.deps.store)).length, await site.db.$count(pictures)]).toEqual([files + 3, rows + 1])
  })

  test('picture processing has none of the site’s secrets in its environment', async () => {
    const environment = readFileSync(`/proc/${await worker()}/environ`, 'utf8').split('\0')
    expect(environment.map((one) => one.split('=')[0]).filter((name) => name && !name.startsWith('NODE_CHANNEL_'))).toEqual([
      'PATH',
      'MALLOC_ARENA_MAX',
    ])
  })

  test('picture processing ends with the site’s process, even if that is killed', async () => {
    const code = `const { draw, drawingState } = await import(${JSON.stringify(join(import.meta.dirname, 'drawing.ts'))})
      const bytes = Buffer.from(${JSON.stringify(Buffer.from(jpeg).toString('base64'))}, 'base64')
      await draw('measure', { bytes })
      console.log(drawingState().pid)
      setInterval(() => draw('variant', { bytes, width: 480, format: 'avif', portrait: false }), 1)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [pid] = await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    await expect.poll(() => existsSync(`/proc/${Number(pid)}`), { timeout: 20_000 }).toBe(false)
  })

  test('picture processing refuses uploads before reading them if the queue is full, in every call that takes pictures', async () => {
    await hold()
    const turnedAway: unknown[] = []
    const uploads = Array.from({ length: 45 }, () => upload().catch((error) => void turnedAway.push(error)))
    await expect.poll(() => turnedAway.length, { timeout: 20_000 }).toBe(5)
    const large = allCalls.filter(({ largestBody = 0 }) => largestBody > 64 * 1024)
    expect(large.length).toBeGreaterThan(6)
    for (const { method, path } of large) {
      let read = false
      const body = new ReadableStream(
        {
          pull: () => {
            read = true
          },
        },
        { highWaterMark: 0 },
      )
      const refused = await site.send(path, { method, headers: { cookie: owner.cookie }, body, duplex: 'half' } as RequestInit)
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '30'])
      expect(await refused.json()).toMatchObject({ success: false, code: 'uploads_busy' })
      expect(read).toBe(false)
    }
    // Small requests are not queued.
    expect((await owner(villaCalls.list, {})).villas).toEqual([])
    goOn()
    expect((await Promise.all(uploads)).filter((stored) => stored?.url)).toHaveLength(40)
    expect(await upload()).toMatchObject({ url: expect.any(String) })
  })
})
