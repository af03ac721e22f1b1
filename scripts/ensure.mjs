// Runs before `npm start`, `npm test` and the benches, on whatever Node the machine has (20 or newer), before anything is installed.
// Installs what the lock file says, and builds when the sources have changed. Plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from '../src/render/bundling/build-pages.mjs'
import { precompress } from './precompress.mjs'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')
const bin = join(root, 'node_modules', '.bin')
const [major] = process.versions.node.split('.').map(Number)

if (major < 20) fail(`This needs Node 20 or newer to begin with; here is ${process.versions.node}.`)

const installed = join(root, 'node_modules', '.installed')
const wanted = hashFiles([join(root, 'package-lock.json')], `${process.platform} ${process.arch}`)
if (read(installed) !== wanted) install()
if (process.argv.includes('build')) await buildWhenChanged()

function install() {
  const took = begin('Installing what the lock file names. This takes a minute the first time ...')
  const npm = process.env.npm_execpath
  const args = ['ci', '--ignore-scripts', '--include=optional', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Not with the runtime inside node_modules, which npm is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: path.join(delimiter), npm_config_omit: '' }
  const done = npm ? run(process.execPath, [npm, ...args], env) : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env)
  if (!done) fail('The packages could not be installed. Is the npm registry reachable?')
  // An install that runs no scripts leaves out `prepare`.
  if (!run(join(bin, 'react-router'), ['typegen'], environment())) fail('The types of the pages could not be made.')
  writeFileSync(installed, wanted)
  took('Installed')
}

async function buildWhenChanged() {
  const stamp = join(root, 'build', '.built')
  const sources = [
    'src',
    'public',
    'scripts/browser-floor.ts',
    'scripts/make-empty-database.mjs',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ].flatMap((name) => filesIn(join(root, name)))
  const state = hashFiles(sources, '')
  if (read(stamp) === state) return
  const took = begin('Building the pages. This takes about half a minute ...')
  await buildPages(root, environment()).catch((error) => fail(error.message))
  precompress(join(root, 'build', 'client'))
  const empty = [join(root, 'scripts', 'make-empty-database.mjs'), join(root, 'build', 'empty-database.tar.gz')]
  if (!run(join(bin, 'node'), empty, environment())) fail('The empty database could not be made.')
  writeFileSync(stamp, state)
  took('Built')
}

/** With the Node version that the lock file names. */
function environment() {
  return { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
}

function run(command, args, env) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0
}

/** Prints what begins. @returns prints what has ended, and how long it took */
function begin(words) {
  const begun = performance.now()
  console.log(words)
  return (done) => console.log(`${done} in ${Math.round((performance.now() - begun) / 1000)} s.`)
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashFiles(files, extra) {
  const hash = createHash('sha256').update(extra)
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function fail(words) {
  console.error(`\n${words}\n`)
  process.exit(1)
}
