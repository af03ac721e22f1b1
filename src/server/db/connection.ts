import pg from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import { hostsIn } from './database-url.ts'

/** The settings that name a PostgreSQL. */
export type UrlSetting = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL'

/** What an address of PostgreSQL names, without the password. */
export type Connection = { setting: UrlSetting; role: string; database: string /** Hosts with ports, for messages. */; place: string }

export function connectionOf(databaseUrl: string, setting: UrlSetting): Connection {
  const { urls, hosts } = hostsIn(databaseUrl)
  try {
    const { user = '', database = '', host, port } = new pg.Client({ connectionString: urls[0] ?? databaseUrl })
    const place = hosts.length > 1 ? hosts.map((one) => `${one.host}:${one.port}`).join(', ') : `${host}:${port}`
    return { setting, role: user, database, place }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ERR_INVALID_URL') throw new BadEnvironment(`${setting} cannot be used: ${message}`)
    // The parser's own error holds the whole address, with the password.
    throw new BadEnvironment(`${setting} is no address of a PostgreSQL. It looks like postgres://ROLE:PASSWORD@HOST:5432/DATABASE.`)
  }
}
