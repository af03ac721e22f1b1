// `npm test`: what CI runs, the fastest first. `npm test -- unit` or `e2e` runs a part, and `npm test -- unit src/domain/money.test.ts`
// those of its tests whose path holds these words. `npm test -- all` runs the long tests as well.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedGroups, isPure, noteGreen } from './test-levels.mjs'
import { startPostgres } from './test-postgres.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const PARTS = ['check', 'unit', 'embedded', 'e2e']
const words = process.argv.slice(2)
const all = words.includes('all')
const parts = words.filter((word) => PARTS.includes(word))
const files = words.filter((word) => word !== 'all' && !PARTS.includes(word))
const wants = (part) => parts.length === 0 || parts.includes(part)

/** Groups of long tests that belong to this run. A file that is named is run wherever it is. */
const long = all || files.length > 0 ? ['processes', 'walks'] : process.env.CI ? changedGroups() : []
// Some tests take a sample where their group is left out (`tests/long-tests.ts`).
process.env.LONG_TESTS = long.join(' ')

/** Where the two databases could differ: constraints, locks, dates, migrations of old data, and what a killed process leaves. */
const ON_BOTH = ['src/server/payments/late-approval.test.ts']
const ON_BOTH_LONG = [
  'src/server/db/upgrade.test.ts',
  'src/server/privacy/privacy.test.ts',
  'tests/processes/kills.test.ts',
  'tests/money.test.ts',
]

/** Random runs about money cost the embedded database four times as much processor time; all of them run on PostgreSQL. */
const MONEY_RUNS_EMBEDDED = '3'

/** Migrations from this number on are checked for statements that stop a running site (`.squawk.toml`); earlier ones have landed. */
const FIRST_CHECKED = '0108'
const newMigrations = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED)
  .map((name) => join('migrations', name))

const MEMORY = '/dev/shm'
const ROOMY_BYTES = 4 * 1024 ** 3

/** Puts temporary files in memory where there is enough of it: each of the many databases has hundreds of files. */
function tempInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOMY_BYTES) return
  const folder = mkdtempSync(join(MEMORY, 'villas-test-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Processes of an interrupted run may still write.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

/** Runs a step to its end and shows its output as it comes, or, of a step beside another, in one piece afterwards. */
async function step(title, command, args, { env = {}, beside = false } = {}) {
  if (!beside) console.log(`\n== ${title}`)
  const begun = performance.now()
  const path = [bin, process.env.PATH].join(delimiter)
  const stdio = ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit']
  const child = spawn(join(bin, command), args, { cwd: root, stdio, env: { ...process.env, PATH: path, ...env } })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const [status] = await once(child, 'close')
  if (beside) process.stdout.write(`\n== ${title}\n${Buffer.concat(output)}`)
  console.log(`${title}: ${Math.round((performance.now() - begun) / 1000)} s`)
  if (status === 0) return
  console.error(`\n${title}: failed`)
  process.exitCode = 1
}

// An interrupted run ends by `exit`, so that PostgreSQL is stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
tempInMemory()

const pureOnly = files.length > 0 && files.every(isPure)
const building = pureOnly ? null : step('Build', 'node', ['scripts/ensure.mjs', 'build'], { beside: true })
if (wants('check')) {
  await step('Types of the pages', 'react-router', ['typegen'])
  const linting = step('Lint, format, import rules', 'biome', ['ci', '--error-on-warnings'], { beside: true })
  // Several checkers know the same types several times over, which on two cores takes longer than one.
  await step('Types', 'tsc', ['--noEmit', '--checkers', '1'])
  if (newMigrations.length > 0) await step('New migrations', 'squawk', newMigrations)
  await linting
}
if (wants('unit') && (files.length === 0 || pureOnly)) await step('Rules', 'vitest', ['run', '--project', 'pure', ...files])
await building

const needed = !pureOnly && (wants('unit') || wants('e2e'))
const postgres = needed ? startPostgres() : null
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
if (needed && !postgres)
  console.log('\n== PostgreSQL: not on this machine and not to be installed here; the embedded database stands in for it')
const unit = wants('unit') && !pureOnly
const embedded = wants('embedded') && !pureOnly && (postgres || !unit)
const onBoth = long.includes('processes') ? [...ON_BOTH, ...ON_BOTH_LONG] : ON_BOTH
// Beside the other step, one worker for the whole run.
const smoke = ['run', ...(unit ? ['--maxWorkers=1'] : []), ...(files.length > 0 ? files : onBoth)]
const fewerRuns = { MONEY_RUNS: process.env.MONEY_RUNS ?? MONEY_RUNS_EMBEDDED }
const projects = files.length > 0 ? files : ['--project', 'server', ...(long.includes('processes') ? ['--project', 'processes'] : [])]
await Promise.all([
  embedded && step('Where databases could differ, on the embedded one', 'vitest', smoke, { beside: unit, env: fewerRuns }),
  unit &&
    step(`Server and pages, on ${postgres ? 'PostgreSQL' : 'the embedded database'}`, 'vitest', ['run', ...projects], { env: onPostgres }),
])
// The site itself runs on the embedded database, the sites that tests may break on PostgreSQL.
const stories = files.length > 0 ? files : ['--project', 'stories', ...(long.includes('walks') ? ['--project', 'walks'] : [])]
if (wants('e2e') && !pureOnly) await step('Browser', 'playwright', ['test', ...stories], { env: onPostgres })
postgres?.stop()

if (all && parts.length === 0 && files.length === 0 && !process.exitCode) noteGreen()
const left = ['processes', 'walks'].filter((group) => !long.includes(group))
if (left.length > 0) console.log(`\nLeft to \`npm test -- all\`: ${left.join(', ')}`)
