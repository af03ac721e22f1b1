import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What both runners print when one test of each passed only at its retry, and the steps ran beside each other. */
const output = `
== Rules and server, on PostgreSQL
flaky: src/server/payments/bank-return.test.ts > counts an answer once
      Tests  2 passed (2)

== Browser
  1) [stories] › tests/e2e/booking.test.ts:2:1 › books a week ───────────────

    Error: the button was not there

  1 flaky
    [stories] › tests/e2e/booking.test.ts:2:1 › books a week ────────────────
  4 passed (3s)
flaky: tests/e2e/booking.test.ts > books a week
`

const runSummary = (text: string, status: string): string[] => {
  const file = join(mkdtempSync(join(tmpdir(), 'ci-summary-')), 'ci-output.log')
  writeFileSync(file, text)
  return execFileSync('node', ['scripts/ci-summary.mjs', file, status], { encoding: 'utf8' }).trim().split('\n')
}

test('the summary names what passed only at a retry before the closing line, and counts it as passed', () => {
  expect(runSummary(output, '0').slice(-3)).toEqual([
    'flaky: src/server/payments/bank-return.test.ts > counts an answer once',
    'flaky: tests/e2e/booking.test.ts > books a week',
    '7 passed, 0 failed',
  ])
})

test('a run without retries ends with its sum alone', () => {
  expect(runSummary('      Tests  1 failed | 2 passed (3)\n  4 passed (3s)\n', '1')).toEqual(['6 passed, 1 failed'])
})
