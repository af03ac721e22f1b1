import type { Db } from './client.ts'

/** A statement whose text is built once for each database instead of for each execution. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}

/** For `prepare`: the database stores no statement under a name, because a pooler in between may change connections. */
export const UNNAMED = ''
