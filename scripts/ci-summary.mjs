// Ends what CI prints: what failed, once more and in its own words, what passed only at a retry, and the sum of all
// runners: '12 passed, 0 failed'.
import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const [file, status] = process.argv.slice(2)
const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).split('\n')
rmSync(file)

const count = { passed: 0, failed: 0 }
for (const line of lines) {
  const vitest = /^\s*Tests\s/.test(line)
  const playwright = /^\s+\d+ (passed|failed|flaky)\b/.test(line)
  if (!vitest && !playwright) continue
  for (const [, number, word] of line.matchAll(/(\d+) (passed|failed|flaky)/g)) count[word === 'failed' ? word : 'passed'] += Number(number)
}
if (status !== '0' && count.failed === 0) count.failed = 1

/** Vitest prints its failures between 'Failed Tests' and 'Test Files', Playwright from '1) ' to '1 failed'; TypeScript says `error`, Biome draws a line. */
const begins = /⎯ (Failed (Tests|Suites)|Unhandled Errors)|^ {2}1\) |\berror\b.*TS\d+|━━━━/
const ends = /^\s*Test Files\s|^\s+\d+ (failed|flaky)\b|^== /
let within = false
const failures = lines.filter((line) => {
  if (ends.test(line)) within = false
  else if (begins.test(line)) within = true
  return within
})
if (failures.length > 0) console.log(['\n== What failed', ...failures.slice(0, 300)].join('\n'))
const flaky = new Set(lines.filter((line) => line.startsWith('flaky: ')))
for (const line of flaky) console.log(line)
console.log(`${count.passed} passed, ${count.failed} failed`)
