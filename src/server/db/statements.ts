import { escapeIdentifier } from 'pg'

export const ROW_RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const

/** A change that a PostgreSQL administrator has to make, with its SQL statements. */
export type Lack = { words: string; statements: string[] }

/** Message for the operator. `where`: the database in which to run the statements. */
export const lackInWords = ({ words, statements }: Lack, where: string): string =>
  statements.length === 0 ? words : [words, `An administrator can run${where}:`, ...statements.map((one) => `  ${one}`)].join('\n')

type Relations = { tables: string; sequences: string }

const everyRelation = (schema: string): Relations => ({
  tables: `ALL TABLES IN SCHEMA ${escapeIdentifier(schema)}`,
  sequences: `ALL SEQUENCES IN SCHEMA ${escapeIdentifier(schema)}`,
})

/** `role` gets the rights; `owner` owns the tables, also those created later. */
type Grants = { schema: string; role: string; owner: string }

/** Statements that grant exactly the rights a running site needs in a schema. */
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
