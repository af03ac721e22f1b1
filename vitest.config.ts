import './scripts/pinned-node.mjs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/security/*.test.ts'],
    globalSetup: ['tests/database-template.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Tests change nothing that belongs to the process, so files share modules that are loaded once.
    pool: 'threads',
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism()),
  },
})
