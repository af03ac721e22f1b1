// `npm run bench`: duration of a second start, and JavaScript size of the home page.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../tests/browser.ts'

const root = resolve(import.meta.dirname, '..')
const PORT = 4273
const HOME = `http://localhost:${PORT}/`
const dataDir = mkdtempSync(join(tmpdir(), 'villas-bench-'))

async function started(): Promise<{ seconds: number; stop: () => Promise<void> }> {
  const began = performance.now()
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  // Uses npm as a user would, including its checks that everything is installed and built.
  const child = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await answers())) await new Promise((tick) => setTimeout(tick, 25))
  const seconds = (performance.now() - began) / 1000
  return {
    seconds,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = () =>
  fetch(HOME).then(
    (response) => response.ok,
    () => false,
  )

async function scriptsOf(url: string): Promise<{ name: string; bytes: number }[]> {
  const browser = await chromium.launch(browserLaunch())
  const page = await browser.newPage()
  const scripts: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => ({ name: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).length })))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const found = await Promise.all(scripts)
  await browser.close()
  return found
}

const first = await started()
await first.stop()
const second = await started()
const scripts = await scriptsOf(HOME)
await second.stop()
rmSync(dataDir, { recursive: true, force: true })

const total = scripts.reduce((sum, script) => sum + script.bytes, 0)
console.log(`first start with an empty data folder: ${first.seconds.toFixed(1)} s until the home page answers`)
console.log(`second start without changes:          ${second.seconds.toFixed(1)} s (goal: at most 5)`)
console.log(`home page JavaScript, gzip:            ${(total / 1000).toFixed(1)} kB in ${scripts.length} files (goal: at most 130)`)
