import { DrizzleQueryError } from 'drizzle-orm/errors'

type FromPostgres = { code?: string; table?: string; column?: string; constraint?: string }

/** Describes a failed statement without its rows and parameters; null for other errors. */
export function failureWithoutRows(error: unknown): string | null {
  if (!(error instanceof DrizzleQueryError)) return null
  const { code, table, column, constraint } = (error.cause ?? {}) as FromPostgres
  const where = Object.entries({ table, column, constraint }).flatMap(([kind, name]) => (name ? [`${kind} ${name}`] : []))
  return `The database refused a statement (${[code ? `SQLSTATE ${code}` : 'no answer', ...where].join(', ')}).`
}
