import './scripts/pinned-node.mjs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './tests/browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)

// Each run of the tests has its own data folder; the workers read it from the environment of the first.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'villas-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  // Sites of the stories load the built server, which needs no transformation.
  build: { external: ['**/build/server/**'] },
  fullyParallel: false,
  workers: 2,
  // Watchdogs: no test is judged by a clock.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./scripts/flaky-reporter.mjs']],
  projects: [
    { name: 'stories', testIgnore: 'walks/**' },
    { name: 'walks', testMatch: 'walks/**' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // What pages ask for goes through the stories; the story of the office on a telephone allows it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node tests/e2e/shared-site.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: 'owner@villas.example',
      ADMIN_PASSWORD: 'Owner-Password-1',
      LOG_LEVEL: 'warn',
      SIMULATOR_REFRESH_SECONDS: '0',
      DRAIN_SECONDS: '0',
      TRUST_PROXY: 'on',
      // All stories sign in as the same owner, whose sessions and sign-ins are limited.
      RATE_LIMITS: 'off',
    },
  },
})
