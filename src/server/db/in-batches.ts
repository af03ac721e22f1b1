import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const BATCH = 500

/** `by` is never null; `type` is its type. */
export type Order = { by: AnyPgColumn | SQL; id: AnyPgColumn; type: 'int' | 'date' | 'timestamptz' }
type Row = { id: number; position: string }

/**
 * Reads rows in batches, in the order of `by` and `id`, each batch from where the last one ended: a cursor would hold a connection as long
 * as the slowest download. `read` selects `positionIn(order)` as `position`, which is text, because a `Date` is less precise.
 */
export async function* inBatches<R extends Row>(
  order: Order,
  wanted: SQL | undefined,
  read: (wanted: SQL | undefined, limit: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let rest = wanted
  for (;;) {
    const rows = await read(rest, BATCH)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    rest = and(wanted, sql`(${order.by}, ${order.id}) > (${last.position}::text::${sql.raw(order.type)}, ${last.id}::int)`)
  }
}

export const positionIn = ({ by }: Order): SQL<string> => sql<string>`${by}::text`
