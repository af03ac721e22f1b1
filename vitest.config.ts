import './scripts/pinned-node.mjs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { languagesPlugin } from './scripts/languages-plugin.ts'

// The built pages load React: as in production, and not its slow development build.
process.env.NODE_ENV = 'production'

/** Starts the longest files first, so that all workers finish at about the same time. They are in tests/ and start processes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProcesses = ({ moduleId }: TestSpecification) => moduleId.startsWith(join(import.meta.dirname, 'tests/'))
    const sorted = await super.sort(files)
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))]
  }
}

export default defineConfig({
  plugins: [languagesPlugin(undefined)],
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/security/*.test.ts', 'tests/stories/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Set by CI alone: at home a test that fails once has failed.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    reporters: ['default', './scripts/flaky-reporter.mjs'],
    testTimeout: 60_000,
    // Hooks fill whole houses, beside other files that start processes.
    hookTimeout: 180_000,
    // What comes later may come late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Tests change nothing that belongs to the process, so files share modules that are loaded once.
    pool: 'threads',
    isolate: false,
    // One more than processors, because tests also wait for the database and for processes.
    maxWorkers: availableParallelism() + 1,
  },
})
