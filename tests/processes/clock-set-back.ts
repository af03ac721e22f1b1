// What code and embedded database see of a clock that is 100 days behind: in a thread, whose clock is its own.
import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { setClockBack } from '../../src/demo/clock.ts'

setClockBack(100 * 86_400_000)
const database = await PGlite.create()
const { rows } = await database.query<{ at: Date }>('SELECT clock_timestamp() AS at')
const made = new Date()
parentPort?.postMessage({
  now: Date.now(),
  made: made.getTime(),
  database: rows[0]?.at.getTime(),
  isDate: made instanceof Date,
  given: new Date('2026-01-02').toISOString(),
})
await database.close()
