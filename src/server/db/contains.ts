import { ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Case-insensitive search for a text in any of the columns; no condition for an empty text. */
export function contains(typed: string | undefined, ...columns: AnyPgColumn[]): SQL | undefined {
  if (!typed) return undefined
  const part = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => ilike(column, part)))
}
