import './scripts/pinned-node.mjs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { PURE } from './scripts/test-levels.mjs'
import { languagesPlugin } from './src/render/bundling/languages-plugin.ts'

// The built pages load React: as in production, and not its slow development build.
process.env.NODE_ENV = 'production'

/** What starts processes takes longest, then what opens pages; so that all workers finish at about the same time. */
const FIRST = ['tests/processes/', 'tests/']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = FIRST.findIndex((folder) => moduleId.startsWith(`${import.meta.dirname}/${folder}`))
      return found < 0 ? FIRST.length : found
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  plugins: [languagesPlugin(undefined)],
  test: {
    sequence: { sequencer: LongestFirst },
    // A test that fails once at home has failed; CI names those that pass at the second try.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', './scripts/flaky-reporter.mjs'],
    // Watchdogs: no test is judged by a clock.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests change nothing that belongs to the process, so files share modules that are loaded once.
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'pure', include: PURE } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/security/*.test.ts', 'tests/stories/*.test.ts'],
          exclude: PURE,
          globalSetup: ['tests/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'processes', include: ['tests/processes/*.test.ts'], globalSetup: ['tests/global-setup.ts'] } },
    ],
  },
})
