// `npm test`: everything that CI runs, in order of how fast it tells. `npm test -- unit` or `e2e` runs a part, and
// `npm test -- unit src/domain/money.test.ts` those of its tests whose path holds these words.
import { spawnSync } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './test-postgres.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const PARTS = ['check', 'unit', 'postgres', 'e2e']
const words = process.argv.slice(2)
const parts = words.filter((word) => PARTS.includes(word))
const files = words.filter((word) => !PARTS.includes(word))
const wants = (part) => parts.length === 0 || parts.includes(part)

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
if (wants('unit')) step('Rules and server, on the embedded database', 'vitest', ['run', ...files])
if (wants('postgres')) {
  const postgres = startPostgres()
  if (postgres) {
    step('Server, on PostgreSQL', 'vitest', ['run', ...(files.length > 0 ? files : ['src/server', 'tests'])], {
      TEST_DATABASE_URL: postgres.url,
    })
    postgres.stop()
  } else console.log('\n== PostgreSQL: not on this machine and not to be installed here; the embedded database stands in for it')
}
if (wants('e2e')) step('Browser', 'playwright', ['test', ...files])
