import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Condition: the column is one of the values. Sends them as one parameter; `inArray` sends one each, of which a statement may have 65,535. */
export const anyOf = <Column extends AnyPgColumn>(column: Column, values: readonly Column['_']['data'][]): SQL =>
  sql`${column} = ANY(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
