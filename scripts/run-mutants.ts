// `npm run mutants`: Stryker makes small edits of src/domain, one at a time, and tells which of them no test of the domain notices.
// `npm run mutants -- pricing/quote` takes those of files whose path holds one of the words; `--all` tries all of them again.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..')
const own = join(root, 'scripts', 'mutants')
/** Below the packages of the site, so that Stryker finds the site's own vitest; and gone with them when they are installed anew. */
const tool = join(root, 'node_modules', '.cache', 'mutants')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } })
const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const chosen = files.filter((file) => positionals.length === 0 || positionals.some((words) => file.includes(words)))
if (chosen.length === 0) throw new Error(`No file of src/domain holds ${positionals.join(' or ')}`)

installTool()
const stryker = join(tool, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const again = values.all ? ['--force'] : []
process.exitCode = run(process.execPath, [stryker, 'run', join(own, 'stryker.config.json'), '--mutate', chosen.join(), ...again], root)

/** Some 180 packages that nobody else needs: here, at the first run, as their own lock file says. The peer vitest is the site's. */
function installTool(): void {
  const lock = 'package-lock.json'
  const wanted = readFileSync(join(own, lock), 'utf8')
  const installed = join(tool, 'node_modules', '.package-lock.json')
  if (existsSync(installed) && existsSync(join(tool, lock)) && readFileSync(join(tool, lock), 'utf8') === wanted) return
  mkdirSync(tool, { recursive: true })
  rmSync(installed, { force: true })
  for (const name of ['package.json', lock]) copyFileSync(join(own, name), join(tool, name))
  const npm = process.env.npm_execpath
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const status = npm ? run(process.execPath, [npm, ...args], tool) : run('npm', args, tool)
  if (status !== 0) throw new Error('Stryker could not be installed. Is the npm registry reachable?')
}

function run(command: string, args: readonly string[], cwd: string): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status ?? 1
}
