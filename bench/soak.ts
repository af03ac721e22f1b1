// `npm run bench -- soak`: ten minutes of mixed traffic at half capacity, on PostgreSQL, while bank, database, mail server and disk fail in turn.
// Passes if every error is reported as one, no data is lost, and memory use stays flat. `SOAK_MINUTES`: duration.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startPostgres } from '../scripts/test-postgres.mjs'
import { soak } from '../tests/soak-site.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 10)
const MOST_GROWTH = 1.15

const postgres = startPostgres({ durable: true })
if (!postgres) throw new Error('Please install PostgreSQL: apt-get install postgresql')
try {
  const { requests, refused, announced, unannounced, paid, mails, rate, faults, megabytes } = await soak({
    postgres,
    seconds: minutes * 60,
    say: console.log,
  })
  const refusals =
    Object.entries(refused)
      .filter(([code]) => code !== 'bug')
      .map(([code, times]) => `${code} ${times}`)
      .join(', ') || 'nobody'
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const third = Math.floor(megabytes.length / 3)
  const [before, after] = [middle(megabytes.slice(third, 2 * third)), middle(megabytes.slice(-third))]
  const report = `${minutes} minutes at ${rate.toFixed(0)} visits a second: ${requests.toLocaleString('en')} requests, ${paid} payments, ${mails} mails, refused politely: ${refusals}.
Faults: ${faults.join('; ')}.
Errors that said so: ${announced}; that did not: ${unannounced.length}. Site and bank agree to the dinar.
Memory: ${before.toFixed(0)} MB in the second third, ${after.toFixed(0)} MB in the last.`
  console.log(`\n${report}`)
  record(report)
  for (const words of unannounced.slice(0, 20)) console.log(`  ${words}`)
  if (unannounced.length > 0 || after > before * MOST_GROWTH) process.exitCode = 1
} finally {
  postgres.stop()
}

function record(report: string): void {
  const path = resolve(import.meta.dirname, '..', 'docs', 'performance.md')
  const lines = report.split('\n').map((line) => `- ${line}`)
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/<!-- soak -->[\s\S]*<!-- \/soak -->/, () =>
      ['<!-- soak -->', ...lines, '<!-- /soak -->'].join('\n'),
    ),
  )
}
