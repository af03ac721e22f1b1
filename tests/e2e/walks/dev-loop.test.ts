import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../free-port.ts'
import { furnish } from '../../processes.ts'
import { aliveOnArrival, expect, OWNER, test } from '../fixtures.ts'

const root = resolve(import.meta.dirname, '../../..')
// Inside the checkout, so that packages resolve, and not in a folder that Vite ignores.
const copies = join(root, 'build', 'copies')
const COPIED = [
  'scripts',
  'src',
  'seed',
  'migrations',
  'public',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** The development server on a copy of the sources, which may be edited. */
async function onACopy() {
  mkdirSync(copies, { recursive: true })
  const copy = mkdtempSync(join(copies, 'dev-'))
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-dev-'))
  await furnish({ dataDir }, 1)
  const port = await freePort()
  const environment = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password, LOG_LEVEL: 'warn', NODE_ENV: 'development' }
  const site = spawn(process.execPath, ['src/cli.ts', 'dev'], {
    cwd: copy,
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const ended = new Promise((end) => site.once('exit', end))
  const url = `http://localhost:${port}`
  const answers = async (path: string) => {
    try {
      const response = await fetch(`${url}${path}`)
      return `${response.status} ${await response.text()}`
    } catch {
      return 'nothing'
    }
  }
  await expect.poll(() => answers('/healthz'), { timeout: 180_000 }).toBe('200 ok')
  return {
    url,
    answers,
    lives: () => site.exitCode === null,
    edit: (path: string, before: string, after: string) => {
      const text = readFileSync(join(copy, path), 'utf8')
      expect(text).toContain(before)
      writeFileSync(join(copy, path), text.replace(before, after))
    },
    end: async () => {
      site.kill('SIGTERM')
      await ended
      for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

test('edits of components, styles, server and contract apply without a restart and keep the page’s state', async ({ browser }) => {
  // Beside other stories, the sources of the whole site take minutes to be transformed.
  test.setTimeout(400_000)
  const site = await onACopy()
  try {
    const page = aliveOnArrival(await browser.newPage({ baseURL: site.url }))
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    // An edit before that is not told to the browser.
    const connected = page.waitForEvent('console', { predicate: (message) => message.text() === '[vite] connected.', timeout: 120_000 })
    await page.goto('/login')
    await connected
    await page.getByLabel('Email').fill(OWNER.email)
    await page.getByLabel('Password').fill('not-the-password')

    site.edit('src/web/routes/login.tsx', 'title={words.logIn}', 'title="Come in"')
    await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible()
    site.edit('src/web/styles/theme.css', '--color-ink: #12283a', '--color-ink: #010203')
    await expect(page.getByRole('heading', { name: 'Come in' })).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(page.getByLabel('Email')).toHaveValue(OWNER.email)
    expect(loads).toEqual([`${site.url}/login`])

    site.edit('src/words/en/refusals.ts', 'Invalid credentials', 'These credentials are not ours')
    // Asked beside the page: while the server takes the edit over, a form of the page may wait or fail.
    const refused = async () => {
      const form = { intent: 'log-in', email: OWNER.email, password: 'not-the-password' }
      const answer = await page.request.post('/login', { form, headers: { origin: site.url } }).catch(() => null)
      return answer?.text()
    }
    await expect.poll(refused, { timeout: 120_000 }).toContain('These credentials are not ours')
    await page.getByLabel('Password').fill('not-the-password')
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('main')).toContainText('These credentials are not ours')

    await page.getByLabel('Password').fill(OWNER.password)
    await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('Login Successful.')).toBeVisible()

    site.edit('src/contract/attractions.ts', 'What there is to see and do around', 'Where to go')
    await expect.poll(() => site.answers('/api/openapi.json')).toContain('Where to go')

    site.edit('src/server/http/health.ts', "c.text('ok')", "c.text('fine')")
    await expect.poll(() => site.answers('/healthz')).toBe('200 fine')
    site.edit('src/server/http/health.ts', "c.text('fine')", "c.text('fine'")
    await expect.poll(() => site.answers('/healthz')).toMatch(/^500 .*health\.ts/s)
    site.edit('src/server/http/health.ts', "c.text('fine'", "c.text('mended')")
    await expect.poll(() => site.answers('/healthz')).toBe('200 mended')

    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin/)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(site.lives()).toBe(true)
    await page.close()
  } finally {
    await site.end()
  }
})
