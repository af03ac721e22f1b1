import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { readPaperNumber } from '#domain/papers/paper.ts'
import { paperWordsIn } from '#words/papers-in.ts'
import { bookings, papers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { nameSmallJpeg, readPicture } from '../pictures/files.ts'
import type { Store } from '../store/store.ts'
import { formatNumber, type PaperRow } from './issue-paper.ts'
import { setPaper } from './set-paper.ts'

/**
 * A paper as a PDF file: guests get those of their own stays, roles that read bookings those of all, and those of the books the statements
 * of months. @throws Refusal `no_such_paper`
 */
export async function paperFile({ db, store }: Deps, account: Account, number: string): Promise<Response> {
  const id = readPaperNumber(number)
  const [found] = id
    ? await db
        .select({ paper: papers, accountId: bookings.accountId, deletedAt: bookings.deletedAt })
        .from(papers)
        .leftJoin(bookings, eq(bookings.id, papers.bookingId))
        .where(and(eq(papers.kind, id.kind), eq(papers.year, id.year), eq(papers.number, id.number)))
    : []
  const own = found?.accountId === account.id && found.deletedAt === null
  const readers = found?.paper.bookingId === null ? forRoles.ledger : forRoles.bookings
  if (!found || (!own && !isAmong(readers, account.role))) throw new Refusal('no_such_paper')
  return new Response(new Uint8Array(await printed(store, found.paper)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${paperWordsIn(found.paper.content.language).fileName(found.paper.kind, number)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

export const printed = async (store: Store, paper: PaperRow): Promise<Buffer> => {
  const { content, recipient, issuedAt } = paper
  const photo = content.picture ? await readPhoto(store, content.picture.key) : null
  return setPaper({ number: formatNumber(paper), issuedOn: dayAtProperty(issuedAt), issuedAt, content, recipient, photo })
}

/** A paper is whole without its photo, so a store that is down stops none. */
async function readPhoto(store: Store, key: string): Promise<Uint8Array | null> {
  const found = await readPicture(store, nameSmallJpeg(key)).catch(() => null)
  return found?.bytes ?? null
}
