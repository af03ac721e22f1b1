import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountCalls } from '../../src/contract/accounts.ts'
import { clientOver } from '../../src/contract/client.ts'
import { jobCalls } from '../../src/contract/jobs.ts'
import { orderCalls } from '../../src/contract/payments.ts'
import { settingsCalls } from '../../src/contract/settings.ts'
import { jobs } from '../../src/server/jobs/jobs.ts'
import { ana } from '../builders.ts'
import { cookieJar } from '../cookie-jar.ts'
import { furnish as furnishPlace } from '../processes.ts'
import { remoteGuest, weekFromNow } from '../remote-guest.ts'
import { type House, onStrictPostgres } from '../roles.ts'

const ROWS = { tables: ['DELETE, INSERT, SELECT, UPDATE'], sequences: ['USAGE'] }

// Only PostgreSQL has roles.
const postgresTest = test.runIf(process.env.TEST_DATABASE_URL)
const { house, furnish, bank, start, run, doctor } = onStrictPostgres()

postgresTest(
  'a role that may only read and write rows is enough for two processes, their jobs and a backup, once another role has run the migrations',
  async () => {
    const home = await house()
    const villaId = await furnish(home)
    const site = { DATABASE_URL: home.siteUrl }
    const both = { ...site, MIGRATE_DATABASE_URL: home.ownerUrl }
    expect(await rightsIn(home)).toEqual({ tables: [null], sequences: [null] })
    expect(await doctor(both)).toContainEqual(
      expect.stringMatching(/^· rights to rows +the role Site .* gets them from Owner .* at the next start$/),
    )
    await (await start(both)).stop()
    expect(await rightsIn(home)).toEqual(ROWS)
    await home.ask('CREATE TABLE later (id integer GENERATED ALWAYS AS IDENTITY)', home.owner)
    expect(await rightsIn(home)).toEqual(ROWS)
    await home.ask('DROP TABLE later')
    expect(await moreThanRows(home)).toEqual([{ database: false, schema: false, owned: 0 }])

    const servers = [await start(site), await start(site)]
    const [first = '', second = ''] = servers.map(({ url }) => url)
    const guest = await remoteGuest(first, 'ana')
    const form = await guest(orderCalls.create, { villaId, ...weekFromNow(12), guest: ana, plan: 'full' })
    await bank().post('/sim/pay', { fields: form.paymentForm.fields, card: '4546710000409000' })
    await bank().post('/sim/deliver', { oid: form.orderId })
    expect(await home.ask('SELECT status FROM bookings')).toEqual([{ status: 'paid' }])
    const owner = await signInOwner(second)
    const { settings } = await owner(settingsCalls.read, {})
    await owner(settingsCalls.save, { general: { ...settings.general, tagline: 'By the sea' } })
    expect((await owner(settingsCalls.read, {})).settings.general.tagline).toBe('By the sea')
    for (const { name } of jobs) await owner(jobCalls.runNow, { job: name })
    const ran = async () => (await owner(jobCalls.list, {})).jobs.filter(({ runs, running }) => runs > 0 && !running)
    await expect.poll(async () => (await ran()).length, { timeout: 60_000 }).toBe(jobs.length)
    expect((await ran()).filter(({ lastError }) => lastError)).toEqual([])
    expect(await doctor(site)).toEqual([
      expect.stringMatching(/^✓ database +PostgreSQL \d+$/),
      expect.stringMatching(/^✓ rights to rows +the role Site .* may read and write$/),
      expect.stringMatching(/^✓ migrations +none waits$/),
    ])
    expect(await run(['backup'], site)).toEqual({ code: 0, said: expect.stringContaining('Everything is in ') })
    for (const { stop, said } of servers) {
      await stop()
      expect(said()).not.toMatch(/\b42501\b/)
    }
  },
)

postgresTest(
  'a role that may only read and write rows is what two processes use after the first start, without the role of migrations',
  async () => {
    const home = await house()
    const both = { DATABASE_URL: home.siteUrl, MIGRATE_DATABASE_URL: home.ownerUrl }
    const servers = await Promise.all([start(both), start(both)])
    for (const { url } of servers) expect((await fetch(`${url}/villas`)).status).toBe(200)
    expect(await connected(home)).toEqual([home.site])
    expect(await rightsIn(home)).toEqual(ROWS)
    for (const { stop } of servers) await stop()
  },
)

postgresTest('a role that may only read and write rows needs no rights to foreign tables in the same schema', async () => {
  const home = await house()
  await furnish(home)
  const both = { DATABASE_URL: home.siteUrl, MIGRATE_DATABASE_URL: home.ownerUrl }
  await (await start(both)).stop()
  await home.ask('CREATE TABLE public.of_others (id serial); CREATE FUNCTION public.of_others() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$')
  for (const env of [both, { DATABASE_URL: home.siteUrl }]) {
    await (await start(env)).stop()
    expect((await doctor(env)).map((line) => line[0])).toEqual(['✓', '✓', '✓'])
  }
})

postgresTest('a role that may only read and write rows is enough after a move from the embedded database', async () => {
  const home = await house()
  const dataDir = mkdtempSync(join(tmpdir(), 'villas-moving-'))
  await furnishPlace({ dataDir }, 1)
  const both = { DATABASE_URL: home.siteUrl, MIGRATE_DATABASE_URL: home.ownerUrl, DATA_DIR: dataDir }
  expect(await run(['move-to-postgres'], { ...both, MIGRATE_DATABASE_URL: '' })).toEqual({
    code: 1,
    said: expect.stringContaining('may not create tables in the schema "public"'),
  })
  expect(await run(['move-to-postgres'], both)).toEqual({ code: 0, said: expect.stringContaining('compared row by row') })
  expect(await rightsIn(home)).toEqual(ROWS)
  await (await start({ DATABASE_URL: home.siteUrl })).stop()
  rmSync(dataDir, { recursive: true })
})

postgresTest(
  'a role that may only read and write rows is what a former owner of all tables has after the doctor’s statements',
  async () => {
    const home = await house()
    const before = { ...home, owner: home.site, ownerUrl: home.siteUrl }
    await home.ask(`GRANT ALL ON SCHEMA public TO ${home.quoted(home.site)}; CREATE EXTENSION btree_gist`)
    await furnish(before)
    await home.ask(`REVOKE ALL ON SCHEMA public FROM ${home.quoted(home.site)}`)
    const both = { DATABASE_URL: home.siteUrl, MIGRATE_DATABASE_URL: home.ownerUrl }
    const { said } = await run(['doctor'], both)
    const statements = [...said.matchAll(/^ +(ALTER .* OWNER TO .*;)$/gm)].map(([, one = '']) => one)
    expect(statements.length).toBeGreaterThan(30)
    for (const statement of statements) await home.ask(statement)
    await (await start(both)).stop()
    expect(await rightsIn(home)).toEqual(ROWS)
    expect(await moreThanRows(home)).toEqual([{ database: false, schema: false, owned: 0 }])
    expect((await doctor(both)).at(-1)).toMatch(/^✓ migrations +none waits$/)
  },
)

postgresTest(
  'a role that may only read and write rows cannot restore; the role of migrations can, and grants the rights again',
  async () => {
    const home = await house()
    await furnish(home)
    const site = { DATABASE_URL: home.siteUrl }
    const both = { ...site, MIGRATE_DATABASE_URL: home.ownerUrl }
    await (await start(both)).stop()
    const file = /\S+\.tar/.exec((await run(['backup'], site)).said)?.[0] ?? ''
    const restored = (env: Record<string, string>) => run(['restore', file, '--replace', '--smaller'], env, 'http://localhost:3000\n')
    expect(await restored(site)).toEqual({
      code: 1,
      said: expect.stringMatching(/may not change what other roles own.*\n.*MIGRATE_DATABASE_URL can name/s),
    })
    const busy = await start(site)
    expect(await restored(both)).toEqual({ code: 1, said: expect.stringContaining('Somebody is connected to the database') })
    await busy.stop()
    expect(await restored(both)).toEqual({ code: 0, said: expect.stringContaining('The site is as it was on') })
    expect(await rightsIn(home)).toEqual(ROWS)
    await (await start(site)).stop()
  },
)

/** All distinct sets of privileges of the site's role, for tables and for sequences. */
async function rightsIn({ ask, site, quoted }: House): Promise<{ tables: (string | null)[]; sequences: (string | null)[] }> {
  const rows = await ask(`SELECT DISTINCT c.relkind::text AS kind, (SELECT string_agg(g.privilege_type, ', ' ORDER BY g.privilege_type)
      FROM aclexplode(c.relacl) g WHERE g.grantee = '${quoted(site)}'::regrole) AS rights
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'S')`)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.rights)
  return { tables: of('r'), sequences: of('S') }
}

/** Roles with an open connection. */
const connected = async ({ ask, owner, site }: House): Promise<string[]> => {
  const rows = await ask('SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database()')
  return rows.map((row) => row.usename).filter((role) => role === owner || role === site)
}

/** Privileges beyond rows: CREATE in the database or schema, and owned tables. */
const moreThanRows = ({ ask, site, quoted }: House) =>
  ask(`SELECT has_database_privilege('${quoted(site)}'::regrole, current_database(), 'CREATE') AS database,
    has_schema_privilege('${quoted(site)}'::regrole, 'public', 'CREATE') AS schema,
    (SELECT count(*)::int FROM pg_class WHERE relowner = '${quoted(site)}'::regrole) AS owned`)

async function signInOwner(url: string) {
  const jar = cookieJar()
  const api = clientOver(url, (request) => jar.carry(request, fetch))
  await api(accountCalls.login, { email: 'owner@villas.example', password: 'Owner-Password-1' })
  return api
}
