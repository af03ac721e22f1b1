import type { SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Rows of a statement as the database driver gives them, under the names of the statement. For statements about the database itself, and
 * for reads of very many rows: the mapping to the columns of the schema takes longer than the read.
 */
export const readRows = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
