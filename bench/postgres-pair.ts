import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postgresPrograms } from '../scripts/test-postgres.mjs'
import { freePort } from '../tests/free-port.ts'

/** A PostgreSQL and its synchronous streaming replica on this machine, as described in `docs/operating.md`. Null without PostgreSQL. */
export async function postgresPair() {
  const postgres = postgresPrograms()
  if (!postgres) return null
  const { folder } = postgres
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = postgres.run(program, ...args)
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  }
  const server = async (name: string) => {
    const port = await freePort()
    const data = join(folder, name)
    const control = (...args: string[]) => run('pg_ctl', '-D', data, '-w', ...args)
    const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=100`
    return { port, data, start: () => control('-l', join(folder, `${name}.log`), '-o', options, 'start'), control }
  }

  const primary = await server('primary')
  run('initdb', '-D', primary.data, '-U', 'villas', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  appendFileSync(join(primary.data, 'postgresql.conf'), 'wal_level = replica\nhot_standby = on\n')
  primary.start()
  const replica = await server('replica')
  run('pg_basebackup', '-D', replica.data, '-R', '-X', 'stream', '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'villas')
  replica.start()
  // Only the primary waits: a commit returns after both servers have it.
  const psql = (port: number, statement: string) =>
    run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'villas', '-d', 'postgres', '-c', statement)
  psql(primary.port, "ALTER SYSTEM SET synchronous_standby_names = '*'")
  psql(primary.port, 'SELECT pg_reload_conf()')

  return {
    primaryUrl: `postgres://villas@127.0.0.1:${primary.port}/postgres`,
    hosts: `127.0.0.1:${primary.port},127.0.0.1:${replica.port}`,
    /** Stops the primary immediately and promotes the replica. */
    failOver: () => {
      primary.control('-m', 'immediate', 'stop')
      replica.control('promote')
    },
    stop: () => {
      postgres.run('pg_ctl', '-D', replica.data, '-m', 'immediate', 'stop')
      postgres.run('pg_ctl', '-D', primary.data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
