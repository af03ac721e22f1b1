import './scripts/pinned-node.mjs'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/security/*.test.ts'],
    globalSetup: ['tests/database-template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
