// A process of `npm run mutants` that tries one mutant after another: it runs the tests that import its file. The edit is made as the file is
// loaded, so nothing is written, and tests that read sources see them as they are. No run is cancelled at its first failure: results of a
// cancelled one reach the next.
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { languagesPlugin } from '../../src/render/bundling/languages-plugin.ts'
import { PURE } from '../test-levels.mjs'
import type { Mutant } from './edits.ts'

/** The first test that has failed; null if all have passed. */
export type Answer = { by: string | null }

const root = resolve(import.meta.dirname, '../..')
let mutant: Mutant | undefined

const vitest = await createVitest(
  {
    root,
    config: false,
    include: PURE,
    watch: false,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
    reporters: [{}],
  },
  {
    plugins: [
      languagesPlugin(undefined),
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code, id) =>
          mutant && id === resolve(root, mutant.file) ? code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end) : null,
      },
    ],
  },
)
const all = await vitest.globTestSpecifications()
const failed = await run(all)
if (failed) throw new Error(`Without a mutant ‘${failed}’ fails`)

process.on('message', async (next: Mutant) => {
  mutant = next
  const file = resolve(root, next.file)
  const importing = filesThatImport(file)
  vitest.invalidateFile(file)
  const by = await run(all.filter(({ moduleId }) => importing.has(moduleId)))
  process.send?.({ by } satisfies Answer)
})
process.once('disconnect', () => process.exit())
process.send?.('ready')

/** The first test that fails, if one does. */
async function run(tests: typeof all): Promise<string | null> {
  if (tests.length === 0) return null
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests)
  const ran = testModules.filter(({ moduleId }) => tests.some((test) => test.moduleId === moduleId))
  if (unhandledErrors.length > 0 || ran.some((module) => module.errors().length > 0)) return 'what does not load'
  const [failed] = ran.flatMap((module) => [...module.children.allTests('failed')])
  return failed?.fullName ?? null
}

/** Of all that has been loaded, what imports a file, itself or through others. */
function filesThatImport(file: string): Set<string> {
  const found = new Set<string>()
  const graph = vitest.vite.environments.ssr.moduleGraph
  const open = [...(graph.getModulesByFile(file) ?? [])]
  for (let module = open.pop(); module; module = open.pop()) {
    if (!module.file || found.has(module.file)) continue
    found.add(module.file)
    open.push(...module.importers)
  }
  return found
}
