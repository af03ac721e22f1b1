import { sql } from 'drizzle-orm'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { nextRestoreAt, numbersAbove } from '#domain/restores.ts'
import type { Db } from '../db/client.ts'
import { bookings, complaintYears, paperNumbers, restores } from '../db/schema.ts'
import type { RestoreRecord } from './restore-record.ts'
import { withoutTriggers } from './rows.ts'
import { readSequences, readTables, setSequence } from './tables.ts'

/** Restores that a database has on record; none if its version has no such table. */
export async function restoresIn(tx: Db): Promise<RestoreRecord['restores']> {
  const isThere = (await readTables(tx)).some(({ name }) => name === 'restores')
  if (!isThere) return []
  const { at, backupOf, numbersAbove: above } = restores
  return tx.select({ at, backupOf, numbersAbove: above }).from(restores).orderBy(at)
}

/**
 * Records a restore, and lets everything that is numbered go on above what the lost site may have issued. `earlier`: restores that the
 * backup does not know.
 */
export async function raiseNumbers(tx: Db, now: Date, backupOf: Date, earlier: RestoreRecord['restores']): Promise<void> {
  for (const one of earlier)
    await tx
      .insert(restores)
      .values({ ...one, notedAt: one.at })
      .onConflictDoNothing()
  const at = nextRestoreAt(now, await restoresIn(tx))
  const above = numbersAbove({ at })
  await raisePapers(tx, above, toYear(dayAtProperty(at)))
  await raiseBookingVersions(tx, above)
  await tx.insert(restores).values({ at, backupOf, numbersAbove: above })
  for (const sequence of await readSequences(tx))
    await setSequence(tx, { ...sequence, last: String(Math.max(Number(sequence.last), above)), called: true })
}

/** Of the current year, also where the backup has no paper or complaint of it yet: no other year gets a new one. */
async function raisePapers(tx: Db, above: number, year: number): Promise<void> {
  const raised = { lastNumber: sql`greatest(excluded.last_number, ${paperNumbers.lastNumber})` }
  await withoutTriggers(tx, 'paper_numbers', () =>
    tx
      .insert(paperNumbers)
      .values(paperKinds.map((kind) => ({ kind, year, lastNumber: above })))
      .onConflictDoUpdate({ target: [paperNumbers.kind, paperNumbers.year], set: raised }),
  )
  const higher = { lastNumber: sql`greatest(excluded.last_number, ${complaintYears.lastNumber})` }
  await tx.insert(complaintYears).values({ year, lastNumber: above }).onConflictDoUpdate({ target: complaintYears.year, set: higher })
}

/** A form that was opened before the restore must not fit a version after it. */
const raiseBookingVersions = (tx: Db, above: number) =>
  withoutTriggers(tx, 'bookings', () => tx.update(bookings).set({ version: sql`greatest(${bookings.version}, ${above})` }))
