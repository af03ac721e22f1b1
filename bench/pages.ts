// `npm run bench -- pages`: Lighthouse with its mobile preset on every public page of the production build, and on the heaviest in every
// language, median of three runs. Writes the table of docs/performance.md. `npm run bench -- pages /el /sr/booking` measures only these
// and writes nothing. `BENCH_BEFORE`: folder of a built checkout from before a change; both are then measured by turns, and the table gets
// columns 'before' for `PAIRED`.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { getPrefix, otherLanguages, readLanguage, tagOf } from '../src/words/languages.ts'
import { browserLaunch } from '../tests/browser.ts'
import { freePort } from '../tests/free-port.ts'
import { recordRows } from './record-table.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const ALL = [
  '/',
  '/villas',
  '/villas/villa-thea',
  '/gallery',
  '/amenities',
  '/attractions',
  '/pricing',
  '/booking',
  '/login',
  '/register',
  '/forgot-password',
  '/terms',
  '/privacy',
  ...otherLanguages.flatMap((language) => ['', '/villas/villa-thea', '/booking'].map((path) => getPrefix(language) + path)),
]
/** Pages that are measured of an earlier checkout as well. */
const PAIRED = ['/', '/villas', '/villas/villa-thea', '/gallery', '/booking']
const asked = process.argv.slice(2)
const PAGES = asked.length > 0 ? asked : ALL
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const before = process.env.BENCH_BEFORE
const checkouts = [...(before ? [resolve(before)] : []), resolve(import.meta.dirname, '..')]
const work = mkdtempSync(join(tmpdir(), 'villas-pages-'))

type Measured = { scores: number[]; lcp: number; cls: number; blocked: number; scripts: number }
type Site = { url: string; stop: () => void }

async function started(folder: string): Promise<Site> {
  const [port, simulator] = [await freePort(), await freePort()]
  const dataDir = mkdtempSync(join(work, 'data-'))
  const env = { ...process.env, PORT: String(port), SIMULATOR_PORT: String(simulator), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: folder, env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((tick) => setTimeout(tick, 100))
  return { url, stop: () => child.kill('SIGTERM') }
}

/** Waits until the job has created the picture variants of a new site. */
async function picturesReady({ url }: Site): Promise<void> {
  for (const page of PAGES)
    while (!hasSmallPictures(await (await fetch(url + page)).text())) await new Promise((tick) => setTimeout(tick, 1_000))
}

function hasSmallPictures(html: string): boolean {
  const originals = [...html.matchAll(/src="(\/pictures\/[^"]+)\.jpg"/g)].map(([, name]) => name)
  return originals.every((name) => html.includes(`${name}-`))
}

function lighthouse(url: string, chromePath: string): Omit<Measured, 'scripts'> {
  const report = join(work, 'report.json')
  const flags = ['--headless=new', ...(browserLaunch().args ?? [])].join(' ')
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json']
  const done = spawnSync('npm', [...args, `--output-path=${report}`, `--chrome-flags=${flags}`], {
    cwd: work,
    env: { ...process.env, CHROME_PATH: chromePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${url}`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  for (const audit of Object.values(audits) as { id: string; score: number | null; title: string; scoreDisplayMode: string }[]) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      console.log(`  ${url} ${audit.id}: ${audit.title}`)
  }
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  }
}

const middleRun = (runs: Omit<Measured, 'scripts'>[]) =>
  runs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(runs.length / 2)] as Omit<Measured, 'scripts'>

/** Bytes of JavaScript, gzipped, that a page loads for somebody whose browser speaks its language. */
async function countScripts(browser: Browser, site: Site, path: string): Promise<number> {
  const page = await browser.newPage({ locale: tagOf[readLanguage(path)] })
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  const found = await Promise.all(sizes)
  await page.close()
  return found.reduce((sum, size) => sum + size, 0)
}

const launch = browserLaunch()
const sites = await Promise.all(checkouts.map(started))
const browser = await chromium.launch(launch)
const rows: string[][] = []
const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'blocked', 'JavaScript, gzip']
try {
  for (const site of sites) await picturesReady(site)
  for (const page of PAGES) {
    const row = toRow(page, await measure(page))
    rows.push(row)
    console.log(row.join(' | '))
  }
} finally {
  await browser.close()
  for (const { stop } of sites) stop()
  rmSync(work, { recursive: true, force: true })
}
if (asked.length === 0) recordRows('pages', before ? [...HEAD, 'LCP before', 'blocked before', 'JavaScript before'] : HEAD, rows)

/** Of each checkout, by turns. The last one is that of this bench. */
async function measure(page: string): Promise<Measured[]> {
  const measured = PAIRED.includes(page) ? sites : sites.slice(-1)
  const runs = measured.map((): Omit<Measured, 'scripts'>[] => [])
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, { url }] of measured.entries()) runs[index]?.push(lighthouse(url + page, launch.executablePath ?? ''))
  return Promise.all(
    measured.map(async (site, index) => ({ ...middleRun(runs[index] ?? []), scripts: await countScripts(browser, site, page) })),
  )
}

function toRow(page: string, measured: Measured[]): string[] {
  const [now, earlier] = measured.toReversed()
  if (!now) throw new Error(`${page} is no page`)
  const [seconds, kilobytes] = [(value: number) => `${value.toFixed(2)} s`, (value: number) => `${(value / 1000).toFixed(1)} kB`]
  const row = [
    `\`${page}\``,
    ...now.scores.map(String),
    seconds(now.lcp),
    now.cls.toFixed(3),
    `${now.blocked.toFixed(0)} ms`,
    kilobytes(now.scripts),
  ]
  if (!before) return row
  return [...row, ...(earlier ? [seconds(earlier.lcp), `${earlier.blocked.toFixed(0)} ms`, kilobytes(earlier.scripts)] : ['', '', ''])]
}
