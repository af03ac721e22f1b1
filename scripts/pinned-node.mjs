import { spawnSync } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

/**
 * Test tools that were started on the machine's own Node start again on the one that the lock file names: imported first by their
 * configurations, so that `node_modules/.bin/vitest` and `node_modules/.bin/playwright` work by themselves.
 */
const OLDEST = 24
if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  const bin = resolve(import.meta.dirname, '..', 'node_modules', '.bin')
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
  const { status } = spawnSync(join(bin, 'node'), process.argv.slice(1), { stdio: 'inherit', env })
  process.exit(status ?? 1)
}
