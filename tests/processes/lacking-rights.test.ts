import { expect, test } from 'vitest'
import { type House, onStrictPostgres } from '../roles.ts'

const STACK = /\n\s+at .*:\d+/

type Lacking = {
  env: Record<string, string>
  words: RegExp
  /** One of the statements that the administrator is told to run. */
  statement: string
  /** Exit code of a command that only changes rows; 1 by default. */
  commandCode?: number
}

// Only PostgreSQL has roles.
const postgresTest = test.runIf(process.env.TEST_DATABASE_URL)
const { house, furnish, run, doctor } = onStrictPostgres()

const lacking = {
  'without the role': async ({ as, ownerUrl }) => ({
    env: { DATABASE_URL: as('No "body"', 'the password in DATABASE_URL'), MIGRATE_DATABASE_URL: ownerUrl },
    words: /does not let the role "No ""body""" of DATABASE_URL sign in/,
    statement: `CREATE ROLE "No ""body""" LOGIN PASSWORD 'the password in DATABASE_URL';`,
  }),
  'with another password': async ({ as, site, ownerUrl, quoted }) => ({
    env: { DATABASE_URL: as(site, 'the password in DATABASE_URL'), MIGRATE_DATABASE_URL: ownerUrl },
    words: /or its password is another/,
    statement: `ALTER ROLE ${quoted(site)} LOGIN PASSWORD 'the password in DATABASE_URL';`,
  }),
  'with another password for migrations': async ({ as, siteUrl, owner, quoted }) => ({
    env: { DATABASE_URL: siteUrl, MIGRATE_DATABASE_URL: as(owner, 'the password in MIGRATE_DATABASE_URL') },
    words: /does not let the role "Owner \w+" of MIGRATE_DATABASE_URL sign in/,
    statement: `ALTER ROLE ${quoted(owner)} LOGIN PASSWORD 'the password in MIGRATE_DATABASE_URL';`,
  }),
  'whose role may not sign in': async ({ ask, as, site, ownerUrl, quoted }) => {
    await ask(`ALTER ROLE ${quoted(site)} NOLOGIN PASSWORD 'the password in DATABASE_URL'`)
    return {
      env: { DATABASE_URL: as(site, 'the password in DATABASE_URL'), MIGRATE_DATABASE_URL: ownerUrl },
      words: /it may not sign in/,
      statement: `ALTER ROLE ${quoted(site)} LOGIN PASSWORD 'the password in DATABASE_URL';`,
    }
  },
  'without the database': async ({ database, site, siteUrl, quoted }) => ({
    env: { DATABASE_URL: siteUrl.replace('/House', '/New%20House') },
    words: /has no database "New House \w+", which DATABASE_URL names/,
    statement: `CREATE DATABASE "New ${database}" OWNER ${quoted(site)};`,
  }),
  'whose database the role may not connect to': async ({ ask, database, site, owner, siteUrl, ownerUrl, quoted }) => {
    await ask(
      `REVOKE CONNECT ON DATABASE ${quoted(database)} FROM PUBLIC; GRANT CONNECT ON DATABASE ${quoted(database)} TO ${quoted(owner)}`,
    )
    return {
      env: { DATABASE_URL: siteUrl, MIGRATE_DATABASE_URL: ownerUrl },
      words: /may not connect to the database "House/,
      statement: `GRANT CONNECT ON DATABASE ${quoted(database)} TO ${quoted(site)};`,
    }
  },
  'without the schema': async ({ owner, ownerUrl, quoted }) => ({
    env: { DATABASE_URL: `${ownerUrl}?options=${encodeURIComponent('-c search_path="Villas"')}` },
    words: /has no schema "Villas", which the search_path of DATABASE_URL names/,
    statement: `CREATE SCHEMA "Villas" AUTHORIZATION ${quoted(owner)};`,
  }),
  'where the role may not create tables': async ({ site, siteUrl, quoted }) => ({
    env: { DATABASE_URL: siteUrl },
    words: /migrations wait.*and cannot run\.\n *The role "Site .*" of DATABASE_URL may not create tables in the schema "public"/s,
    statement: `GRANT USAGE, CREATE ON SCHEMA "public" TO ${quoted(site)};`,
  }),
  'where the role may not create btree_gist': async ({ ask, site, siteUrl, quoted }) => {
    await ask(`GRANT CREATE ON SCHEMA public TO ${quoted(site)}`)
    return {
      env: { DATABASE_URL: siteUrl },
      words: /The database "House \w+" lacks the extension btree_gist, and the role/,
      statement: 'CREATE EXTENSION btree_gist;',
    }
  },
  'whose server lacks btree_gist': async ({ ask, owner, ownerUrl, quoted }) => {
    // Hides an extension that the server provides.
    await ask(
      `CREATE VIEW public.pg_available_extensions AS SELECT * FROM pg_catalog.pg_available_extensions WHERE name <> 'btree_gist';
      GRANT SELECT ON public.pg_available_extensions TO PUBLIC; ALTER ROLE ${quoted(owner)} SET search_path TO public, pg_catalog`,
    )
    return {
      env: { DATABASE_URL: ownerUrl },
      words: /The server lacks the extension btree_gist: install the package .*postgresql-contrib/,
      statement: 'CREATE EXTENSION btree_gist;',
    }
  },
  'whose tables belong to another role, with a migration waiting': async (home) => {
    await furnish(home)
    await home.ask(`${grantEverything(home)}; DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)`)
    return {
      env: { DATABASE_URL: home.siteUrl },
      words: /1 migration waits.*\n.*may not change what other roles own: public\.\w+.* and \d+ more/s,
      commandCode: 0,
      statement: `ALTER TABLE public.bookings OWNER TO ${home.quoted(home.site)};`,
    }
  },
  'whose tables the role may not read': async (home) => {
    await furnish(home)
    return {
      env: { DATABASE_URL: home.siteUrl },
      words: /lacks rights to rows \(SELECT, INSERT, UPDATE, DELETE, USAGE\) in public\./,
      statement: `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "public" TO ${home.quoted(home.site)};`,
    }
  },
  'where one right to one table is missing': async (home) => {
    await furnish(home)
    await home.ask(`${grantEverything(home)}; REVOKE UPDATE ON refunds FROM ${home.quoted(home.site)}`)
    return {
      env: { DATABASE_URL: home.siteUrl },
      words: /lacks rights to rows \(UPDATE\) in public\.refunds\.\n/,
      statement: `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "public" TO ${home.quoted(home.site)};`,
    }
  },
  'whose schema the role may not use': async (home) => {
    await furnish(home)
    await home.ask('REVOKE USAGE ON SCHEMA public FROM PUBLIC')
    return {
      env: { DATABASE_URL: home.siteUrl },
      words: /The role "Site .*" of DATABASE_URL may not use the schema "public"/,
      statement: `GRANT USAGE ON SCHEMA "public" TO ${home.quoted(home.site)};`,
    }
  },
} satisfies Record<string, (home: House) => Promise<Lacking>>

postgresTest.each(Object.entries(lacking))(
  'a PostgreSQL where %s is reported by the site, the doctor and a command, with statements that fix it',
  async (_, spoil) => {
    const home = await house()
    const { env, words, statement, commandCode = 1 }: Lacking = await spoil(home)
    const [site, checked, command] = [await run(['start'], env), await run(['doctor'], env), await run(['new-secret'], env)]
    for (const told of [site, checked]) expect(told).toEqual({ code: 1, said: expect.stringMatching(words) })
    expect(command.code).toBe(commandCode)
    for (const { said } of [site, checked, command]) {
      expect(said).not.toMatch(STACK)
      expect(said).not.toContain('Pass-word-1')
    }
    const statements = [...site.said.matchAll(/^ {2}(\S.*;)(?: {2}--.*)?$/gm)].map(([, one = '']) => one)
    expect(statements).toContain(statement)
    for (const one of statements) expect(checked.said).toContain(one)
    // If the role already exists, the first of the two statements fails.
    for (const one of statements) await home.ask(one).catch((error) => expect(error).toMatchObject({ code: '42710' }))
    expect((await doctor(env)).map((line) => line.replace(/ {2}.*/, ''))).toEqual([
      '✓ database',
      expect.stringMatching(/^[✓·] rights to rows$/),
      '✓ migrations',
    ])
  },
)

postgresTest.each([
  [
    'that does not answer',
    'postgres://villas:secret@127.0.0.1:1/villas',
    /at 127\.0\.0\.1:1 does not answer \(DATABASE_URL\): .*ECONNREFUSED/,
  ],
  [
    'of which no host answers',
    'postgres://villas:secret@127.0.0.1:1,127.0.0.1:2/villas',
    /127\.0\.0\.1:1.* does not answer \(DATABASE_URL\): ./,
  ],
  ['by an address that is none', 'postgres://villas:secret@[nowhere/villas', /DATABASE_URL is no address of a PostgreSQL\. It looks like/],
])('a PostgreSQL where %s is reported by every command, without the password', async (_, DATABASE_URL, words) => {
  const commands = ['start', 'doctor', 'backup', 'new-secret', 'reset-two-step owner@villas.example', 'restore x.tar']
  const report = async (command: string) => {
    const { said, code } = await run(command.split(' '), { DATABASE_URL })
    expect([command, code, said]).toEqual([command, 1, expect.stringMatching(words)])
    expect(said).not.toMatch(STACK)
    expect(said).not.toContain('secret')
  }
  await Promise.all(commands.map(report))
})

postgresTest('a PostgreSQL that differs for migrations is refused before anything is created', async () => {
  const [one, other] = [await house(), await house()]
  const env = { DATABASE_URL: one.siteUrl, MIGRATE_DATABASE_URL: other.ownerUrl }
  const words = new RegExp(`MIGRATE_DATABASE_URL leads to the database "${other.database}", .* but DATABASE_URL to "${one.database}"`)
  for (const command of ['start', 'doctor']) expect(await run([command], env)).toEqual({ code: 1, said: expect.stringMatching(words) })
  expect(await other.ask("SELECT FROM pg_class WHERE relname = 'migrations'")).toEqual([])
})

const grantEverything = ({ site, quoted }: House): string =>
  ['SCHEMA public', 'ALL TABLES IN SCHEMA public', 'ALL SEQUENCES IN SCHEMA public']
    .map((on) => `GRANT ALL ON ${on} TO ${quoted(site)}`)
    .join('; ')
