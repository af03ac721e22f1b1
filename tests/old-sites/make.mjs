// `node tests/old-sites/make.mjs COMMIT`: writes COMMIT.sql beside this file, the database of a live site of that version: its own
// migrations and first content, everything filled in that it demanded, and bookings of invented guests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { postgresPrograms, startOwnPostgres } from '../../scripts/test-postgres.mjs'

const root = resolve(import.meta.dirname, '..', '..')
const [commit = ''] = process.argv.slice(2)

/** Runs in the tree of the old version, with its own server and tests. Argument: the module with its `seed`. */
const make = `
  import { sql } from 'drizzle-orm'
  import makeTemplate from './tests/database-template.ts'
  await makeTemplate()
  const { bring, goToBank, pay } = await import('./tests/bank-visit.ts')
  const { testSite } = await import('./tests/test-site.ts')
  const { seed } = await import(process.argv[2])
  const site = await testSite({ now: process.argv[3] })
  const rows = async (query) => (await site.db.execute(query)).rows
  await site.db.execute(sql\`DELETE FROM settings\`)
  await seed(site.db, { folder: 'seed', store: site.deps.store, today: process.argv[3].slice(0, 10) })
  const settings = Object.fromEntries((await rows(sql\`SELECT name, value FROM settings\`)).map(({ name, value }) => [name, value]))
  const filled = (value) => (String(value).includes('TO BE FILLED IN') ? 'Of our own' : value)
  for (const group of Object.values(settings)) if (typeof group === 'object') for (const key of Object.keys(group)) group[key] = filled(group[key])
  if (settings.law) {
    Object.assign(settings.texts, { terms: 'Terms of our own.', privacy: 'Privacy of our own.' })
    Object.assign(settings.testimonials, { quote1: 'It was good.', quote2: 'We come again.', quote3: '' })
    Object.assign(settings.rating, { source: '40 reviews at Example', link: 'https://example.com/villas' })
    await site.db.execute(sql\`UPDATE villas SET registration_kind = 'ama', registration_number = '00012345678', levy_class = 'none'\`)
  }
  for (const [name, value] of Object.entries(settings))
    await site.db.execute(sql\`UPDATE settings SET value = \${JSON.stringify(value)}::jsonb WHERE name = \${name}\`)
  const villas = await rows(sql\`SELECT id FROM villas ORDER BY id\`)
  const stay = (week) => {
    const day = (days) => new Date(Date.UTC(2027, 6, 5 + week * 7 + days)).toISOString().slice(0, 10)
    return { checkIn: day(0), checkOut: day(7) }
  }
  for (const [week, name] of ['Ana', 'Bob', 'Mia'].entries()) {
    const guest = await site.guest(name)
    const form = await goToBank(guest, villas[0].id, { ...stay(week), plan: week === 1 ? 'partial' : 'full' })
    if (week === 2) break
    await pay(site, form)
    await bring(site, form.orderId)
  }
  await site.later(5)
  const [{ name }] = await rows(sql\`SELECT current_database() AS name\`)
  console.log('database ' + name)
  process.exit(0)
`

const git = (...args) => spawnSync('git', args, { cwd: root, maxBuffer: 1024 ** 3 }).stdout
const tree = mkdtempSync(join(tmpdir(), 'villas-old-'))
spawnSync('tar', ['x', '-C', tree], { input: git('archive', commit) })
symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
writeFileSync(join(tree, 'make.ts'), make)

const postgres = startOwnPostgres()
const seed = git('ls-tree', '--name-only', commit, 'src/server/first-content/seed.ts').length > 0 ? 'first-content' : 'db'
const now = new Date(git('log', '-1', '--format=%cI', commit).toString().trim()).toISOString()
const made = spawnSync(process.execPath, ['make.ts', `./src/server/${seed}/seed.ts`, now], {
  cwd: tree,
  encoding: 'utf8',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url, NODE_ENV: 'production' },
})
const [, database] = /^database (\w+)$/m.exec(made.stdout) ?? []
if (!database) throw new Error(made.stdout + made.stderr)
const url = Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href
const dump = postgresPrograms().run(
  'pg_dump',
  url,
  '--schema=public',
  '--no-owner',
  '--no-privileges',
  '--inserts',
  '--rows-per-insert=100',
)
if (dump.status !== 0) throw new Error(dump.stderr)
/** Lines of the dump that no other database needs, or that would change the connection. */
const SURPLUS =
  /^(--$|-- (Name|Data for Name|PostgreSQL|Dumped)|SET \w+ = |\\(un)?restrict|CREATE SCHEMA|COMMENT ON SCHEMA|SELECT pg_catalog.set_config)/
const head = ['CREATE EXTENSION btree_gist;', ...(/gin_trgm_ops/.test(dump.stdout) ? ['CREATE EXTENSION pg_trgm;'] : [])]
const kept = dump.stdout.split('\n').filter((line) => !SURPLUS.test(line))
writeFileSync(
  join(import.meta.dirname, `${commit}.sql`),
  `${[...head, 'SET check_function_bodies = false;', ...kept].join('\n').replace(/\n{3,}/g, '\n\n')}\n`,
)
postgres.stop()
rmSync(tree, { recursive: true, force: true })
