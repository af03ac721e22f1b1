// `npm run bench -- interactions [BEFORE]`: how long the calendar takes to answer a finger, the first price on a slow line, the way from a
// click to the next page, and how long scripts block the first seconds.
// BEFORE is the folder of a built checkout from before a change; both are then measured by turns.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../tests/browser.ts'
import { freePort } from '../tests/free-port.ts'
import { aBank, furnish, toEnvironment } from '../tests/processes.ts'
import { recordTable } from './record-table.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SLOWDOWNS = [4, 20]
const LIGHTHOUSE = 'lighthouse@13.5.0'
const BLOCKED = ['/', '/booking']
const LATENCY_MS = 300
/** Pages of the menu, one after the other, and how long a mouse rests on a link before it is clicked. */
const MENU = ['/gallery', '/amenities', '/attractions', '/pricing', '/gallery']
const RESTS_MS = 150
/** Free days after the arrival, among which no Sundays are. */
const WEEK_LATER = 7

type Site = { url: string; child: ChildProcess; dataDir: string }

const before = process.argv[2]
const checkouts = [...(before ? [resolve(before)] : []), resolve(import.meta.dirname, '..')]
const bank = await aBank()
const launch = browserLaunch()
const work = mkdtempSync(join(tmpdir(), 'villas-interactions-'))
/** Milliseconds by row and checkout. */
const times = new Map<string, Map<string, number[]>>()

function record(row: string, folder: string, milliseconds: number): void {
  const byFolder = times.get(row) ?? new Map<string, number[]>()
  byFolder.set(folder, [...(byFolder.get(folder) ?? []), milliseconds])
  times.set(row, byFolder)
}

async function open(folder: string): Promise<Site> {
  const dataDir = mkdtempSync(join(work, 'data-'))
  await furnish({ dataDir }, 4)
  const port = await freePort()
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...toEnvironment({ dataDir }, bank, port) }
  const child = spawn(process.execPath, [join(folder, 'src', 'main.ts')], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await pause(50)
  return { url, child, dataDir }
}

/** The longest event of what happens meanwhile, as the browser reports it (Event Timing): from the finger to the next paint. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit)
    Object.assign(globalThis, { durations })
  })
  await act()
  await page.waitForTimeout(1_500)
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as { durations: number[] }).durations))
}

async function interact(browser: Browser, { url }: Site, folder: string, slowdown: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${url}/booking`, { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const row = (what: string) => `${what}, ${slowdown} times slower`
  const next = page.getByRole('button', { name: /next month/i })
  await next.tap()
  await page.waitForTimeout(1_500)
  record(row('next month'), folder, await longestEvent(page, () => next.tap()))
  const free = page.locator('.stay-month').first().locator('button[data-state=free]')
  await free.first().scrollIntoViewIfNeeded()
  record(row('arrival chosen'), folder, await longestEvent(page, () => free.first().tap()))
  const began = performance.now()
  const departure = await longestEvent(page, async () => {
    await free.nth(WEEK_LATER).tap()
    await priceOn(page)
    record(row('until the price is there'), folder, performance.now() - began)
  })
  record(row('departure chosen'), folder, departure)
  await context.close()
}

/** Until the panel of the stay has its total. */
const priceOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Your stay and its price' })
    .filter({ visible: true, hasText: /Total[^€]*€\d/ })
    .first()
    .waitFor()

/** From the finger to the first price of a visit, and to the server's word about it, on a line of high latency. */
async function firstPrice(browser: Browser, { url }: Site, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${url}/booking`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /next month/i }).tap()
  const free = page.locator('.stay-month').first().locator('button[data-state=free]')
  await free.nth(WEEK_LATER).scrollIntoViewIfNeeded()
  await free.first().tap()
  await page.waitForTimeout(1_500)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const confirmed = page.waitForResponse((response) => /\/booking\/price/.test(response.url()))
  const began = performance.now()
  await free.nth(WEEK_LATER).tap()
  await priceOn(page)
  record(`first price, ${LATENCY_MS} ms of latency`, folder, performance.now() - began)
  await confirmed
  record(`its confirmation by the server, ${LATENCY_MS} ms of latency`, folder, performance.now() - began)
  await context.close()
}

/** From the click on a link of the menu to the paint of the page it leads to, on a line without delay. */
async function moved(browser: Browser, { url }: Site, folder: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const path of MENU) {
    const link = page.locator(`header a[href="${path}"]`).first()
    await link.hover()
    await page.waitForTimeout(RESTS_MS)
    const painted = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const heading = () => document.querySelector('h1')?.textContent
          const before = heading()
          const look = (began: number) =>
            requestAnimationFrame(() =>
              heading() && heading() !== before ? requestAnimationFrame(() => done(performance.now() - began)) : look(began),
            )
          addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
        }),
    )
    await link.click()
    record('from a click to the next page', folder, await painted)
    await page.waitForTimeout(1_000)
  }
  await context.close()
}

/** Total blocking time of Lighthouse's mobile run. */
function blocked(url: string): number {
  const report = join(work, 'report.json')
  const flags = ['--headless=new', ...(launch.args ?? [])].join(' ')
  const args = [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
  ]
  const done = spawnSync('npm', [...args, `--output-path=${report}`, `--chrome-flags=${flags}`], {
    cwd: work,
    env: { ...process.env, CHROME_PATH: launch.executablePath ?? '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${url}`)
  return JSON.parse(readFileSync(report, 'utf8')).audits['total-blocking-time'].numericValue
}

const browser = await chromium.launch(launch)
const sites: [folder: string, site: Site][] = []
for (const folder of checkouts) sites.push([folder, await open(folder)])
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [folder, site] of sites) for (const slowdown of SLOWDOWNS) await interact(browser, site, folder, slowdown)
  for (const [folder, site] of sites) await firstPrice(browser, site, folder)
  for (const [folder, site] of sites) await moved(browser, site, folder)
  for (const path of BLOCKED) for (const [folder, { url }] of sites) record(`blocked while \`${path}\` loads`, folder, blocked(url + path))
}
await browser.close()
for (const [, { child }] of sites) child.kill('SIGKILL')
await bank.close()
rmSync(work, { recursive: true, force: true })
recordTable('interactions', checkouts, times)
