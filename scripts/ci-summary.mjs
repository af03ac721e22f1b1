// Adds up what the test runners said and prints it as the last line: '12 passed, 0 failed'.
import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const [file, status] = process.argv.slice(2)
const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).split('\n')
const count = { passed: 0, failed: 0 }
for (const line of lines) {
  const vitest = /^\s*Tests\s/.test(line)
  const playwright = /^\s+\d+ (passed|failed|flaky)\b/.test(line)
  if (!vitest && !playwright) continue
  for (const [, number, word] of line.matchAll(/(\d+) (passed|failed)/g)) count[word] += Number(number)
}
if (status !== '0' && count.failed === 0) count.failed = 1
rmSync(file)
console.log(`${count.passed} passed, ${count.failed} failed`)
