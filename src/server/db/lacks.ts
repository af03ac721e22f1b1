import { escapeIdentifier } from 'pg'
import { BadEnvironment } from '../bad-environment.ts'
import type { Access } from './access.ts'
import type { UrlSetting } from './connection.ts'
import { grantStatements, type Lack, lackInWords, ROW_RIGHTS } from './statements.ts'

const LONGEST_LIST = 5

function listed(names: readonly string[]): string {
  const more = names.length - LONGEST_LIST
  return names.slice(0, LONGEST_LIST).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const schemaLack = ({ role, wanted, database }: Access, setting: UrlSetting): Lack => ({
  words: `The database ${escapeIdentifier(database)} has no schema ${escapeIdentifier(wanted)}, which the search_path of ${setting} names.`,
  statements: [`CREATE SCHEMA ${escapeIdentifier(wanted)} AUTHORIZATION ${escapeIdentifier(role)};`],
})

/** The rights a role lacks to read and write the site's rows; null if none. */
export function rowLack(access: Access, setting: UrlSetting): Lack | null {
  const { role, schema, usesSchema, things } = access
  if (schema === null) return schemaLack(access, setting)
  const lacking = things.filter(({ lacks }) => lacks.length > 0)
  if (usesSchema && lacking.length === 0) return null
  const rights = [...new Set(lacking.flatMap(({ lacks }) => lacks))]
  const inOrder = [...ROW_RIGHTS, 'USAGE'].filter((right) => rights.includes(right))
  const what = usesSchema
    ? `lacks rights to rows (${inOrder.join(', ')}) in ${listed(lacking.map(({ name }) => name))}`
    : `may not use the schema ${escapeIdentifier(schema)}`
  const owner = things.find(({ kind }) => kind === 'TABLE')?.owner ?? role
  return { words: `The role ${escapeIdentifier(role)} of ${setting} ${what}.`, statements: grantStatements({ schema, role, owner }) }
}

/** The rights a role lacks to run migrations or to replace a whole site; null if none. */
export function ownerLack(access: Access, setting: UrlSetting): Lack | null {
  const { role, database, schema, usesSchema, createsInSchema, createsInDatabase, btreeGist, things } = access
  if (schema === null) return schemaLack(access, setting)
  const name = escapeIdentifier(role)
  const foreign = things.filter(({ owned, kind }) => !owned && kind !== 'SEQUENCE')
  const lacks: Lack[] = []
  if (!usesSchema || !createsInSchema)
    lacks.push({
      words: `The role ${name} of ${setting} may not create tables in the schema ${escapeIdentifier(schema)}.`,
      statements: [`GRANT USAGE, CREATE ON SCHEMA ${escapeIdentifier(schema)} TO ${name};`],
    })
  if (btreeGist === 'unavailable')
    lacks.push({
      words:
        'The server lacks the extension btree_gist: install the package of PostgreSQL’s additional modules (postgresql-contrib) there.',
      statements: ['CREATE EXTENSION btree_gist;'],
    })
  if (btreeGist === 'available' && !createsInDatabase)
    lacks.push({
      words: `The database ${escapeIdentifier(database)} lacks the extension btree_gist, and the role ${name} of ${setting} may not create it.`,
      statements: ['CREATE EXTENSION btree_gist;'],
    })
  if (foreign.length > 0)
    lacks.push({
      words: `The role ${name} of ${setting} may not change what other roles own: ${listed(foreign.map((one) => one.name))}.`,
      statements: foreign.map((one) => `ALTER ${one.kind} ${one.name} OWNER TO ${name};`),
    })
  if (lacks.length === 0) return null
  return { words: lacks.map(({ words }) => words).join('\n'), statements: lacks.flatMap(({ statements }) => statements) }
}

/** The missing rights, the statements that grant them and `more`. */
export const lackText = (lack: Lack, { database }: Access, more = ''): string =>
  [lackInWords(lack, ` in the database ${escapeIdentifier(database)}`), more].filter(Boolean).join('\n')

/** @throws BadEnvironment with the text of the lack */
export function refuseLack(lack: Lack | null, access: Access, more = ''): void {
  if (lack) throw new BadEnvironment(lackText(lack, access, more))
}
