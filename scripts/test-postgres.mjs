// A PostgreSQL of the tests' own, in a temporary folder and stopped afterwards: Debian's, installed where the tests run as root.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the ports that Linux gives to outgoing connections. */
const FIRST_PORT = 20_000
const PORTS = 12_000
const MOST_STARTS = 5
const HOMES = '/usr/lib/postgresql'
const asRoot = process.getuid?.() === 0

/** Nothing is written for the case of a crash, and nothing is done in the background. */
const QUICK = {
  fsync: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  autovacuum: 'off',
  jit: 'off',
}

/** `durable`: as in earnest, where every commit waits for the disk. @returns {{ url: string, restart(mode?: 'fast' | 'immediate'): void, stop(): void } | null} */
export function startPostgres({ durable = false } = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, restart() {}, stop() {} }
  return startOwnPostgres({ durable })
}

/** A server of one's own even where TEST_DATABASE_URL names one; with a `password` it asks every role for one. @returns as startPostgres */
export function startOwnPostgres({ durable = false, password = '' } = {}) {
  const postgres = postgresPrograms()
  if (!postgres) return null
  const { folder, run } = postgres
  const data = join(folder, 'data')

  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  const auth = password ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']
  const made = run('initdb', '-D', data, '-U', 'villas', ...auth, '-E', 'UTF8', '--locale=C.UTF-8', '-N')
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 200, ...(!durable && QUICK) }
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const start = (attempts = 1) => {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    const started = run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `${options} -c port=${port}`, 'start')
    if (started.status === 0) return port
    // Somebody else may have the port.
    if (attempts < MOST_STARTS) return start(attempts + 1)
    throw new Error(`pg_ctl: ${started.stdout}${started.stderr}${readFileSync(join(folder, 'log'), 'utf8')}`)
  }
  const port = start()
  const stop = () => {
    process.off('exit', stop)
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  // Also after an uncaught error, such as writing to a closed pipe; before its folder is removed.
  process.prependOnceListener('exit', stop)
  return {
    url: `postgres://villas${password && `:${password}`}@127.0.0.1:${port}/postgres`,
    /** Ends every connection: as an update of the server does, or at once and without a word as a crash does. */
    restart(mode = 'fast') {
      run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-m', mode, 'restart')
    },
    stop,
  }
}

/**
 * A folder for PostgreSQL servers of one's own, and a way to run PostgreSQL's programs there as a user who may.
 * @returns {{ folder: string, run(program: string, ...args: string[]): { status: number | null, stdout: string, stderr: string } } | null}
 */
export function postgresPrograms() {
  const programs = programsFolder() ?? (install() ? programsFolder() : null)
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'villas-postgres-'))
  const owner = asRoot ? owningUser() : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const run = (program, ...args) => spawnSync(join(programs, program), args, { ...(owner ?? {}), cwd: folder, encoding: 'utf8' })
  return { folder, run }
}

function programsFolder() {
  if (!existsSync(HOMES)) return null
  const versions = readdirSync(HOMES).filter((name) => Number(name) >= 15 && existsSync(join(HOMES, name, 'bin', 'initdb')))
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest ? join(HOMES, newest, 'bin') : null
}

function install() {
  if (!asRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing PostgreSQL from Debian for the tests ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env }).status === 0
}

/** PostgreSQL refuses to run as root. */
function owningUser() {
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
