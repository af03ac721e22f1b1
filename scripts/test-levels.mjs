// Which tests need what, and which of them `npm test` leaves to `npm test -- all`. Plain JavaScript, no dependencies.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '..', '..')

const pureFolders = ['src/domain', 'src/nestpay', 'src/contract', 'src/words']
const pureFiles = [
  'tests/colours.test.ts',
  'tests/documents.test.ts',
  'tests/faults.test.ts',
  'tests/office-styles.test.ts',
  'tests/recipes.test.ts',
  'tests/titles.test.ts',
]

/** Neither a database nor built pages. */
export const PURE = [...pureFolders.map((folder) => `${folder}/**/*.test.ts`), ...pureFiles]
export const isPure = (file) => pureFiles.includes(file) || pureFolders.some((folder) => file.startsWith(folder))

/**
 * Long tests, which `npm test -- all` runs. CI runs those of a group whose files differ from those of its last green run.
 * `processes`: many processes, some of which are killed, and both databases. `walks`: every page in every language, width and scheme.
 */
const groups = {
  processes: ['src', 'migrations', 'seed', 'scripts', 'tests/processes', 'package-lock.json'],
  walks: ['src', 'public', 'seed', 'scripts', 'tests/e2e/walks', 'package-lock.json'],
}
/** Pages and words are no matter of processes. */
const leftOut = { processes: /^src\/(web|words)\//, walks: /^$/ }

const record = join(root, 'tests', 'last-long-run.json')
const read = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})

/** Names of the groups whose files have changed since `noteGreen`. */
export const changedGroups = () => Object.keys(groups).filter((name) => read()[name] !== hashGroup(name))

/** Writes down that all long tests have passed with the files as they are. */
export function noteGreen() {
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(Object.keys(groups).map((name) => [name, hashGroup(name)])), null, 2)}\n`)
}

function hashGroup(group) {
  const hash = createHash('sha256')
  for (const file of groups[group].flatMap(filesIn).sort())
    if (!leftOut[group].test(file) && !(file.startsWith('src/') && file.endsWith('.test.ts')))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  return hash.digest('hex')
}

/** Paths from the root, with `/`. */
function filesIn(name) {
  const path = join(root, name)
  if (statSync(path).isFile()) return [name]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesIn(`${name}/${entry.name}`))
}
