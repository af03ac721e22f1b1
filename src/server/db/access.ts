import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { migrationNames, migrationsFolder, tablesMadeBy } from './migrate.ts'
import { readRows } from './read-rows.ts'
import { ROW_RIGHTS } from './statements.ts'

/** A table, sequence or function of the site's schema. */
export type Thing = {
  kind: 'TABLE' | 'SEQUENCE' | 'FUNCTION'
  /** Quoted, with its schema and, for a function, its arguments. */
  name: string
  owner: string
  /** True if the role has the owner's rights. */
  owned: boolean
  /** Rights that the running site needs and the role does not have. */
  lacks: string[]
}

/** What the connection's role may do in the site's schema of PostgreSQL. */
export type Access = {
  role: string
  database: string
  /** The first existing schema of the search path; null if none exists. */
  schema: string | null
  /** The first name of the search path. */
  wanted: string
  usesSchema: boolean
  createsInSchema: boolean
  createsInDatabase: boolean
  btreeGist: 'installed' | 'available' | 'unavailable'
  things: Thing[]
  /** Applied migrations in order; null if the role may not read their table. */
  ran: string[] | null
}

type Path = Pick<Access, 'role' | 'database' | 'schema' | 'createsInDatabase' | 'btreeGist'> & {
  oid: string | null
  path: string
  usesSchema: boolean | null
  createsInSchema: boolean | null
}

export async function readAccess(db: Db): Promise<Access> {
  const [found] = await readRows<Path>(
    db,
    sql`SELECT current_user::text AS role, current_database()::text AS database, current_setting('search_path') AS path,
        has_database_privilege(current_database(), 'CREATE') AS "createsInDatabase",
        CASE WHEN EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gist') THEN 'installed'
          WHEN EXISTS (SELECT FROM pg_available_extensions WHERE name = 'btree_gist') THEN 'available' ELSE 'unavailable' END AS "btreeGist",
        n.oid::text AS oid, n.nspname::text AS schema,
        has_schema_privilege(n.oid, 'USAGE') AS "usesSchema", has_schema_privilege(n.oid, 'CREATE') AS "createsInSchema"
      FROM (SELECT 1) AS always LEFT JOIN LATERAL (
        SELECT n.oid, n.nspname FROM unnest(string_to_array(current_setting('search_path'), ',')) WITH ORDINALITY AS path (name, place)
        JOIN pg_namespace n ON n.nspname = replace(trim(BOTH '" ' FROM path.name), '$user', current_user)
        ORDER BY path.place LIMIT 1) AS n ON true`,
  )
  if (!found) throw new Error('PostgreSQL does not tell the role of this connection')
  const { oid, path, usesSchema, createsInSchema, ...rest } = found
  const things = oid === null ? [] : await thingsIn(db, oid)
  const migrations = things.find(({ kind, name }) => kind === 'TABLE' && name.endsWith('.migrations'))
  return {
    ...rest,
    wanted: firstOfSearchPath(path),
    usesSchema: usesSchema ?? false,
    createsInSchema: createsInSchema ?? false,
    things,
    ran: migrations ? await ranIn(db, migrations, usesSchema ?? false) : [],
  }
}

async function ranIn(db: Db, { name, lacks }: Thing, usesSchema: boolean): Promise<string[] | null> {
  if (!usesSchema || lacks.includes('SELECT')) return null
  return (await readRows<{ name: string }>(db, sql`SELECT name FROM ${sql.raw(name)} ORDER BY name`)).map((row) => row.name)
}

const firstOfSearchPath = (path: string): string =>
  path
    .split(',')
    .map((name) => name.trim().replace(/^"|"$/g, ''))
    .find((name) => name !== '' && name !== '$user') ?? 'public'

/** Tables, sequences and functions made by the site's migrations. The schema may contain others. */
function thingsIn(db: Db, schema: string): Promise<Thing[]> {
  const rights = sql.raw(ROW_RIGHTS.map((right) => `'${right}'`).join(', '))
  const names = sql.join(
    ['migrations', ...tablesMadeBy(migrationsFolder, migrationNames(migrationsFolder))].map((name) => sql`${name}`),
    sql`, `,
  )
  return readRows<Thing>(
    db,
    sql`WITH tables AS (SELECT oid, relname, relowner FROM pg_class
        WHERE relnamespace = ${schema}::oid AND relkind IN ('r', 'p') AND relname IN (${names})),
      things AS (
        SELECT oid, relname::text AS name, '' AS arguments, relowner AS owner, 'TABLE' AS kind FROM tables
        UNION ALL
        SELECT s.oid, s.relname, '', s.relowner, 'SEQUENCE' FROM pg_class s
          JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
          JOIN tables ON tables.oid = d.refobjid AND d.refclassid = 'pg_class'::regclass
        WHERE s.relkind = 'S'
        UNION
        SELECT p.oid, p.proname, '(' || pg_get_function_identity_arguments(p.oid) || ')', p.proowner, 'FUNCTION' FROM pg_proc p
          JOIN pg_trigger t ON t.tgfoid = p.oid JOIN tables ON tables.oid = t.tgrelid
        WHERE p.pronamespace = ${schema}::oid)
      SELECT kind, (SELECT quote_ident(nspname) FROM pg_namespace WHERE oid = ${schema}::oid) || '.' || quote_ident(name) || arguments AS name,
        pg_get_userbyid(owner)::text AS owner, pg_has_role(owner, 'USAGE') AS owned,
        CASE kind
          WHEN 'TABLE' THEN (SELECT coalesce(json_agg(p), '[]') FROM unnest(ARRAY[${rights}]) AS p WHERE NOT has_table_privilege(things.oid, p))
          WHEN 'SEQUENCE' THEN CASE WHEN has_sequence_privilege(things.oid, 'USAGE') THEN '[]' ELSE '["USAGE"]' END::json
          ELSE '[]' END AS lacks
      FROM things ORDER BY kind, name`,
  )
}
