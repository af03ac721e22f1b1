import { ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Rows of which one column contains what somebody typed, whatever the case; nothing typed asks for nothing. */
export function contains(typed: string | undefined, ...columns: AnyPgColumn[]): SQL | undefined {
  if (!typed) return undefined
  const part = `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return or(...columns.map((column) => ilike(column, part)))
}
