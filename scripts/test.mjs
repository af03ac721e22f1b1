// `npm test`: everything that CI runs, in order of how fast it tells. `npm test -- unit` or `e2e` runs a part, and
// `npm test -- unit src/domain/money.test.ts` those of its tests whose path holds these words.
import { spawnSync } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './test-postgres.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const PARTS = ['check', 'unit', 'embedded', 'e2e']
const words = process.argv.slice(2)
const parts = words.filter((word) => PARTS.includes(word))
const files = words.filter((word) => !PARTS.includes(word))
const wants = (part) => parts.length === 0 || parts.includes(part)

/** Where the two databases could differ: constraints, locks, dates, migrations of old data, and what a killed process leaves. */
const ON_BOTH = [
  'src/server/calendars/connected-calendars.test.ts',
  'src/server/db/upgrade.test.ts',
  'src/server/privacy/privacy.test.ts',
  'src/server/payments/late-approval.test.ts',
  'tests/kills.test.ts',
  'tests/money.test.ts',
]

function step(title, command, args, env = {}) {
  console.log(`\n== ${title}`)
  const path = [bin, process.env.PATH].join(delimiter)
  const { status } = spawnSync(join(bin, command), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  if (status !== 0) {
    console.error(`\n${title}: failed`)
    process.exitCode = 1
  }
}

if (wants('check')) {
  step('Types', 'react-router', ['typegen'])
  step('Types', 'tsc', ['--noEmit'])
  step('Lint, format, import rules', 'biome', ['ci', '--error-on-warnings'])
}
const needed = wants('unit') || wants('e2e')
const postgres = needed ? startPostgres() : null
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
if (needed && !postgres)
  console.log('\n== PostgreSQL: not on this machine and not to be installed here; the embedded database stands in for it')
if (wants('unit'))
  step(`Rules and server, on ${postgres ? 'PostgreSQL' : 'the embedded database'}`, 'vitest', ['run', ...files], onPostgres)
if (wants('embedded') && (postgres || !wants('unit'))) {
  step('Where databases could differ, on the embedded one', 'vitest', ['run', ...(files.length > 0 ? files : ON_BOTH)])
}
// The site itself runs on the embedded database, the sites that tests may break on PostgreSQL.
if (wants('e2e')) step('Browser', 'playwright', ['test', ...files], onPostgres)
postgres?.stop()
