import { escapeIdentifier } from 'pg'

export const ROW_RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const

/** Something that an administrator of PostgreSQL has to change, with the statements that do so. */
export type Lack = { words: string; statements: string[] }

/** A message for the operator. `where` tells in which database the statements are to be run. */
export const lackInWords = ({ words, statements }: Lack, where: string): string =>
  statements.length === 0 ? words : [words, `An administrator can run${where}:`, ...statements.map((one) => `  ${one}`)].join('\n')

type Relations = { tables: string; sequences: string }

const everyRelation = (schema: string): Relations => ({
  tables: `ALL TABLES IN SCHEMA ${escapeIdentifier(schema)}`,
  sequences: `ALL SEQUENCES IN SCHEMA ${escapeIdentifier(schema)}`,
})

type Grants = { schema: string /** Who reads and writes rows. */; role: string /** Whose tables they are, now and later. */; owner: string }

/** Everything that the role of a running site needs in a schema, and nothing else. */
export function grantStatements({ schema, role, owner }: Grants, { tables, sequences } = everyRelation(schema)): string[] {
  const [inSchema, to] = [`IN SCHEMA ${escapeIdentifier(schema)}`, `TO ${escapeIdentifier(role)}`]
  const later = `ALTER DEFAULT PRIVILEGES FOR ROLE ${escapeIdentifier(owner)} ${inSchema}`
  const rows = ROW_RIGHTS.join(', ')
  return [
    `GRANT USAGE ON SCHEMA ${escapeIdentifier(schema)} ${to};`,
    ...(tables ? [`GRANT ${rows} ON ${tables} ${to};`] : []),
    ...(sequences ? [`GRANT USAGE ON ${sequences} ${to};`] : []),
    `${later} GRANT ${rows} ON TABLES ${to};`,
    `${later} GRANT USAGE ON SEQUENCES ${to};`,
  ]
}
