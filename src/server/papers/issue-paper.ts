import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { formatPaperNumber, type PaperKind } from '#domain/papers/paper.ts'
import type { Db } from '../db/client.ts'
import { paperNumbers, papers } from '../db/schema.ts'

export type PaperRow = typeof papers.$inferSelect
/** What a paper is about and says. */
export type Draft = Omit<typeof papers.$inferInsert, 'id' | 'kind' | 'year' | 'number' | 'issuedAt'>

/**
 * Issues a paper with the next number of its kind and year, in the transaction of its caller. All issuing of a kind waits for the commit
 * of the one before: numbers leave no gap, and `write` sees every earlier paper of the kind. It returns such a paper to issue none.
 */
export async function issuePaper(tx: Db, now: Date, kind: PaperKind, write: () => Promise<Draft | PaperRow>): Promise<PaperRow> {
  const year = toYear(dayAtProperty(now))
  const counter = { target: [paperNumbers.kind, paperNumbers.year] }
  await tx
    .insert(paperNumbers)
    .values({ kind, year, lastNumber: 0 })
    .onConflictDoUpdate({ ...counter, set: { lastNumber: sql`${paperNumbers.lastNumber}` } })
  const draft = await write()
  if ('number' in draft) return draft
  const [taken] = await tx
    .update(paperNumbers)
    .set({ lastNumber: sql`${paperNumbers.lastNumber} + 1` })
    .where(and(eq(paperNumbers.kind, kind), eq(paperNumbers.year, year)))
    .returning({ number: paperNumbers.lastNumber })
  if (!taken) throw new Error('counting papers gave no row')
  const [issued] = await tx
    .insert(papers)
    .values({ ...draft, kind, year, number: taken.number, issuedAt: now })
    .returning()
  if (!issued) throw new Error('inserting a paper gave no row')
  return issued
}

export const formatNumber = (paper: PaperRow): string => formatPaperNumber(paper)

/** The paper of a kind that holds: the last one about a booking or a month. */
export async function lastPaper(tx: Db, kind: PaperKind, about: SQL): Promise<PaperRow | undefined> {
  const [last] = await tx
    .select()
    .from(papers)
    .where(and(about, eq(papers.kind, kind)))
    .orderBy(desc(papers.id))
    .limit(1)
  return last
}
