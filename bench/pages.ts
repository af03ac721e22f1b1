// `npm run bench:pages`: Lighthouse with its mobile preset on every public page of the production build and on the home page in every
// language, median of three runs. Writes the table of docs/performance.md. `npm run bench:pages -- /el /sr/booking` measures only these
// and writes nothing.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { languageOf, otherLanguages, prefixOf, tagOf } from '../src/words/languages.ts'
import { browserLaunch } from '../tests/browser.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PORT = 4373
const SITE = `http://localhost:${PORT}`
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
  ...otherLanguages.map(prefixOf),
]
const asked = process.argv.slice(2)
const PAGES = asked.length > 0 ? asked : ALL
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const root = resolve(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'villas-pages-'))

type Measured = { page: string; scores: number[]; lcp: number; cls: number; scripts: number }

async function started(): Promise<() => void> {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(work, 'data'), LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: 'ignore' })
  while (
    !(await fetch(SITE).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((tick) => setTimeout(tick, 100))
  return () => child.kill('SIGTERM')
}

/** Waits until the job has created the picture variants of a new site. */
async function picturesReady(): Promise<void> {
  for (const page of PAGES)
    while (!hasSmallPictures(await (await fetch(SITE + page)).text())) await new Promise((tick) => setTimeout(tick, 1_000))
}

function hasSmallPictures(html: string): boolean {
  const originals = [...html.matchAll(/src="(\/pictures\/[^"]+)\.jpg"/g)].map(([, name]) => name)
  return originals.every((name) => html.includes(`${name}-`))
}

function lighthouse(page: string, chromePath: string): Omit<Measured, 'scripts'> {
  const report = join(work, 'report.json')
  const flags = ['--headless=new', ...(browserLaunch().args ?? [])].join(' ')
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', `${SITE}${page}`, '--quiet', '--output=json']
  const done = spawnSync('npm', [...args, `--output-path=${report}`, `--chrome-flags=${flags}`], {
    cwd: work,
    env: { ...process.env, CHROME_PATH: chromePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${page}`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  for (const audit of Object.values(audits) as { id: string; score: number | null; title: string; scoreDisplayMode: string }[]) {
    if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      console.log(`  ${page} ${audit.id}: ${audit.title}`)
  }
  return {
    page,
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

function middleRun(page: string, chromePath: string): Omit<Measured, 'scripts'> {
  const runs = Array.from({ length: RUNS }, () => lighthouse(page, chromePath)).sort((a, b) => a.lcp - b.lcp)
  return runs[Math.floor(RUNS / 2)] as (typeof runs)[number]
}

/** Bytes of JavaScript, gzipped, that a page loads for somebody whose browser speaks its language. */
async function scriptsOf(browser: Browser, path: string): Promise<number> {
  const page = await browser.newPage({ locale: tagOf[languageOf(path)] })
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(SITE + path, { waitUntil: 'networkidle' })
  const found = await Promise.all(sizes)
  await page.close()
  return found.reduce((sum, size) => sum + size, 0)
}

const launch = browserLaunch()
const stop = await started()
const browser = await chromium.launch(launch)
const results: Measured[] = []
try {
  await picturesReady()
  for (const page of PAGES) {
    const measured = { ...middleRun(page, launch.executablePath ?? ''), scripts: await scriptsOf(browser, page) }
    results.push(measured)
    console.log(rowOf(measured))
  }
} finally {
  await browser.close()
  stop()
  rmSync(work, { recursive: true, force: true })
}
if (asked.length === 0) record(results)

function rowOf({ page, scores, lcp, cls, scripts }: Measured): string {
  return `| \`${page}\` | ${scores.join(' | ')} | ${lcp.toFixed(2)} s | ${cls.toFixed(3)} | ${(scripts / 1000).toFixed(1)} kB |`
}

function record(measured: Measured[]): void {
  const path = join(root, 'docs', 'performance.md')
  const head =
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | JavaScript, gzip |\n|---|---|---|---|---|---|---|---|'
  const table = `<!-- pages -->\n${head}\n${measured.map(rowOf).join('\n')}\n<!-- /pages -->`
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/<!-- pages -->[\s\S]*<!-- \/pages -->/, () => table),
  )
}
