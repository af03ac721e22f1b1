import { ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A LIKE pattern for a text that may have the signs of patterns in it. */
export const likePattern = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Case-insensitive search for a text in any of the columns; no condition for an empty text. */
export function contains(typed: string | undefined, ...columns: (AnyPgColumn | SQL)[]): SQL | undefined {
  if (!typed) return undefined
  return or(...columns.map((column) => ilike(column, likePattern(typed))))
}
