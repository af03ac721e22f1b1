// `npm run mutants`: makes small edits of src/domain, one at a time, and tells which of them no test without a database notices.
// `npm run mutants -- pricing/quote` takes those of files whose path holds one of the words; `--sample N` and `--seed S` choose others.
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listMutants, type Mutant } from './mutants/edits.ts'
import { equivalent } from './mutants/equivalent.ts'
import type { Answer } from './mutants/trier.ts'

type Tried = Mutant & Answer & { equivalent: boolean }

/** Of the mutants that are not equivalent. */
const LEAST_PERCENT = 85
/** A mutant that runs for longer runs for ever. */
const LONGEST_MS = 30_000

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, sample: { type: 'string', default: '400' } },
})
const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
const all = files.sort().flatMap((file) => listMutants(file, readFileSync(join(root, file), 'utf8')))
for (const one of equivalent)
  if (!all.some((mutant) => isSame(one, mutant))) throw new Error(`There is no such edit: ${one.file}: ${one.to}`)

const sample = pickSample(all.filter(({ file }) => positionals.length === 0 || positionals.some((words) => file.includes(words))))
console.log(`${sample.length} of ${all.length} mutants, seed ${values.seed} …`)
const queue = [...sample]
const tried: Tried[] = []
await Promise.all(Array.from({ length: availableParallelism() }, tryNext))
tell()

function isSame(one: Pick<Mutant, 'file' | 'from' | 'to'>, other: Pick<Mutant, 'file' | 'from' | 'to'>): boolean {
  return one.file === other.file && one.from === other.from && one.to === other.to
}

/** Ordered by what they are, so that another edit of a source leaves the rest of the sample as it was. */
function pickSample(mutants: readonly Mutant[]): Mutant[] {
  const hashRank = ({ file, from, to }: Mutant) => createHash('sha256').update(`${values.seed}\0${file}\0${from}\0${to}`).digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: hashRank(mutant) })).sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return ranked.slice(0, Number(values.sample)).map(({ mutant }) => mutant)
}

/** Tries what is in the queue in a process of its own, and in another one after a mutant that ran for ever. */
async function tryNext(): Promise<void> {
  let trier: ChildProcess | undefined
  for (let mutant = queue.pop(); mutant; mutant = queue.pop()) {
    trier ??= await startTrier()
    trier.send(mutant)
    const answer = await awaitAnswer<Answer>(trier)
    tried.push({ ...mutant, ...(answer ?? { by: 'the limit of time' }), equivalent: equivalent.some((one) => isSame(one, mutant)) })
    if (!answer?.by) console.log(`${tried.length}: ${answer ? 'survived' : 'ran for ever'}  ${mutant.file}:${mutant.line}`)
    if (!answer) trier = undefined
  }
  trier?.kill()
}

/** @throws Error if a test fails without a mutant */
async function startTrier(): Promise<ChildProcess> {
  const trier = fork(join(root, 'scripts', 'mutants', 'trier.ts'))
  if (!(await awaitAnswer(trier))) throw new Error('The tests do not pass without a mutant.')
  return trier
}

/** What a process says next; undefined if it has ended, as it must when it says nothing in time. */
async function awaitAnswer<T>(trier: ChildProcess): Promise<T | undefined> {
  const limit = setTimeout(() => trier.kill('SIGKILL'), LONGEST_MS)
  const answer = await new Promise<T | undefined>((answered) => {
    trier.once('message', (message) => answered(message as T)).once('exit', () => answered(undefined))
  })
  clearTimeout(limit)
  trier.removeAllListeners()
  return answer
}

function tell(): void {
  const counted = (mutants: readonly Tried[]) => {
    const killed = mutants.filter((mutant) => mutant.by && !mutant.equivalent).length
    const same = mutants.filter((mutant) => mutant.equivalent).length
    return { killed, survived: mutants.length - same - killed, equivalent: same }
  }
  const byFile = Object.groupBy(tried, ({ file }) => file)
  console.table(
    Object.fromEntries(files.flatMap((file) => (byFile[file] ? [[file.replace('src/domain/', ''), counted(byFile[file])]] : []))),
  )
  const inOrder = tried.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.start - b.start)
  for (const { file, line, from, to, by, equivalent: same } of inOrder) {
    if (!by && !same) console.log(`survived  ${file}:${line}\n  - ${from}\n  + ${to}`)
    if (by && same) console.log(`listed as equivalent, but killed by ‘${by}’  ${file}:${line}\n  - ${from}\n  + ${to}`)
  }
  const { killed, survived, equivalent: same } = counted(tried)
  const percent = Math.floor((killed / (killed + survived)) * 100)
  console.log(`\nKilled ${killed} of ${killed + survived} (${percent}%), ${same} equivalent, seed ${values.seed}`)
  if (percent < LEAST_PERCENT) process.exitCode = 1
}
