import { sql } from 'drizzle-orm'
import { readAccess, type Thing } from './access.ts'
import type { Db } from './client.ts'
import { lockSchema } from './migrate.ts'
import { grantStatements } from './statements.ts'

/** Grants a role read and write access to the rows of all tables owned by this connection's role, including tables of later migrations. */
export async function grantRows(db: Db, role: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSchema(tx)
    const { schema, role: owner, things } = await readAccess(tx)
    if (schema === null) return
    const own = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind && thing.owned).map(({ name }) => name)
    const [tables, sequences] = [own('TABLE').join(', '), own('SEQUENCE').join(', ')]
    const relations = { tables: tables && `TABLE ${tables}`, sequences: sequences && `SEQUENCE ${sequences}` }
    for (const statement of grantStatements({ schema, role, owner }, relations)) await tx.execute(sql.raw(statement))
  })
}
