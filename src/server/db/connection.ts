import pg from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import { hostsIn } from './database-url.ts'

/** The settings that contain a PostgreSQL URL. */
export type UrlSetting = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL'

/** Parts of a PostgreSQL URL without the password. `place`: hosts with ports, for messages. */
export type Connection = { setting: UrlSetting; role: string; database: string; place: string }

export function parseConnection(databaseUrl: string, setting: UrlSetting): Connection {
  const { urls, hosts } = hostsIn(databaseUrl)
  try {
    const { user = '', database = '', host, port } = new pg.Client({ connectionString: urls[0] ?? databaseUrl })
    const place = hosts.length > 1 ? hosts.map((one) => `${one.host}:${one.port}`).join(', ') : `${host}:${port}`
    return { setting, role: user, database, place }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ERR_INVALID_URL') throw new BadEnvironment(`${setting} cannot be used: ${message}`)
    // Do not attach the parser's error: it contains the URL with the password.
    throw new BadEnvironment(`${setting} is no address of a PostgreSQL. It looks like postgres://ROLE:PASSWORD@HOST:5432/DATABASE.`)
  }
}
