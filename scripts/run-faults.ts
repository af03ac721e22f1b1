// `npm run faults`: puts the faults of faults/ into a copy of the checkout and tells which of the tests they name see them. `npm run
// faults -- calendar` takes those whose title or area holds one of the words; `--out FILE` keeps the record, and leaves out what it has already.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { faults, type NamedFault } from '../faults/index.ts'
import { copyOfCheckout } from './copy-of-checkout.ts'
import { getFile, isBrowserTest, matches, type Result, run, runNamed } from './run-named-tests.ts'
import { startPostgres } from './test-postgres.mjs'

/** `shown`: the tests that were run. `by`, `line`: the first test that has seen the fault, and what it said. */
type Found = { title: string; area: string; shown: string[]; found: boolean; by?: string; line?: string; seconds: number }
/** `green`: named tests that pass without a fault. */
type RunRecord = { green: Record<string, boolean>; faults: Record<string, Found> }

/** From cheap to dear; a fault that tests of one kind have seen is not shown to the next. */
type Kind = 'unit' | 'built' | 'browser'

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, together: { type: 'string', default: '10' } },
})
const together = Number(values.together)
const recorded: RunRecord = values.out && existsSync(values.out) ? JSON.parse(readFileSync(values.out, 'utf8')) : { green: {}, faults: {} }
const chosen = faults.filter(
  ({ title, area }) => positionals.length === 0 || positionals.some((words) => `${area} ${title}`.includes(words)),
)
for (const fault of chosen) {
  withFault(fault)
  for (const file of fault.seenBy.map(getFile)) if (!existsSync(join(root, file))) throw new Error(`‘${fault.title}’: there is no ${file}`)
}

// An interrupted run ends by `exit`, so that PostgreSQL is stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const copy = copyOfCheckout(root)
const postgres = startPostgres()
if (postgres) process.env.TEST_DATABASE_URL = postgres.url

await prove('unit')
for (const fault of open('unit')) await show([fault], ['unit'])
await prove('built')
await prove('browser')
for (const group of groups([...new Set([...open('built'), ...open('browser')])])) await show(group, ['built', 'browser'])
postgres?.stop()
summary()

/** The file with the fault. @throws Error if its text is not there exactly once */
function withFault({ title, file, from, to }: NamedFault): string {
  const parts = readFileSync(join(root, file), 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`‘${title}’: its text is ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}

/** Tests of src/ run on the sources, all others on the built pages. */
function getKind(test: string): Kind {
  if (isBrowserTest(test)) return 'browser'
  return test.startsWith('src/') && !readFileSync(join(root, getFile(test)), 'utf8').includes("/pages.ts'") ? 'unit' : 'built'
}

/** Tests of a kind that are still to see a fault, as long as nothing has seen it. */
function listTests(fault: NamedFault, kind: Kind): string[] {
  const { found = false, shown = [] } = recorded.faults[fault.title] ?? {}
  return found ? [] : fault.seenBy.filter((test) => getKind(test) === kind && recorded.green[test] !== false && !shown.includes(test))
}

function open(kind: Kind): NamedFault[] {
  return chosen.filter((fault) => listTests(fault, kind).length > 0)
}

/** Runs the named tests once without a fault: one that fails then proves nothing. */
async function prove(kind: Kind): Promise<void> {
  const tests = [...new Set(open(kind).flatMap((fault) => listTests(fault, kind)))].filter((test) => recorded.green[test] === undefined)
  if (tests.length === 0) return
  console.log(`Without a fault: ${tests.length} named tests (${kind}) …`)
  if (kind !== 'unit') await build()
  const results = await runNamed(copy, tests)
  for (const test of tests) {
    const own = results.filter((result) => matches(test, result))
    if (own.length === 0) throw new Error(`There is no test ‘${test}’`)
    recorded.green[test] = own.every(({ failed }) => !failed)
    if (!recorded.green[test]) console.log(`Fails without a fault: ${test}: ${own.find(({ failed }) => failed)?.line}`)
  }
  keep()
}

/** Puts the faults into the copy, runs their tests, and takes them out again. */
async function show(group: readonly NamedFault[], shown: readonly Kind[]): Promise<void> {
  for (const fault of group) writeFileSync(join(copy, fault.file), withFault(fault))
  if (!shown.includes('unit')) await build()
  for (const kind of shown) {
    const tests = new Map(group.map((fault) => [fault, listTests(fault, kind)]))
    const results = await runNamed(copy, [...new Set([...tests.values()].flat())], { first: kind === 'unit' })
    for (const [fault, own] of tests) if (own.length > 0) record(fault, own, results)
  }
  for (const { file } of group) copyFileSync(join(root, file), join(copy, file))
}

function record({ title, area }: NamedFault, tests: readonly string[], results: readonly Result[]): void {
  const own = results.filter((result) => tests.some((test) => matches(test, result)))
  const failure = own.find(({ failed }) => failed)
  const before = recorded.faults[title]
  const seconds = Math.round((before?.seconds ?? 0) + own.reduce((sum, result) => sum + result.seconds, 0))
  const by = failure && { by: `${failure.file} > ${failure.title}`, line: failure.line }
  recorded.faults[title] = { title, area, shown: [...(before?.shown ?? []), ...tests], found: Boolean(failure), ...by, seconds }
  console.log(
    failure
      ? `found      ${area}: ${title}\n           ${by?.by}: ${failure.line}`
      : `not found  ${area}: ${title}, by ${tests.join(', ')}`,
  )
  keep()
}

/** Faults that share a build: in other files, and seen by other tests. */
function groups(open: readonly NamedFault[]): NamedFault[][] {
  const made: NamedFault[][] = []
  for (const fault of open) {
    const fits = (group: NamedFault[]) =>
      group.length < together &&
      !group.some(
        (other) => other.wide || other.file === fault.file || other.seenBy.some((one) => fault.seenBy.some((test) => meet(one, test))),
      )
    const group = fault.wide ? undefined : made.find(fits)
    if (group) group.push(fault)
    else made.push([fault])
  }
  return made.sort((one, other) => other.length - one.length)
}

/** Two tests of a file are apart if both are named. */
function meet(one: string, other: string): boolean {
  const [[file, title], [otherFile, otherTitle]] = [one.split(' > '), other.split(' > ')]
  return file === otherFile && (!title || !otherTitle || title === otherTitle)
}

async function build(): Promise<void> {
  const output = await run(copy, 'node', ['scripts/ensure.mjs', 'build'])
  const built = join(copy, 'build', '.built')
  if (!existsSync(built)) throw new Error(output)
}

function keep(): void {
  if (values.out) writeFileSync(values.out, `${JSON.stringify(recorded, null, 2)}\n`)
}

function summary(): void {
  const seen = chosen.filter(({ title }) => recorded.faults[title]?.found)
  console.log(`\nFound: ${seen.length} of ${chosen.length}`)
  for (const { area, title } of chosen.filter((fault) => !seen.includes(fault))) console.log(`not found  ${area}: ${title}`)
  if (seen.length < chosen.length) process.exitCode = 1
}
