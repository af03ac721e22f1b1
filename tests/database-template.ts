import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openInMemory } from '../src/server/db/embedded.ts'
import { migrate } from '../src/server/db/migrate.ts'

const root = resolve(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const cache = join(root, 'node_modules', '.cache', 'test-database')

/** Making a database takes seconds, copying one a moment: every test file begins with a copy of this, freshly migrated. */
export const templateFile = (): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)))
  hash.update(readFileSync(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json')))
  return join(cache, `${hash.digest('hex').slice(0, 16)}.tar`)
}

/** Runs once before all tests. */
export default async function setup(): Promise<void> {
  const file = templateFile()
  if (existsSync(file)) return
  mkdirSync(cache, { recursive: true })
  const database = await openInMemory()
  await migrate(database, migrations)
  const dump = await database.dump()
  await database.close()
  // Several workers may make it at once.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, file)
}
