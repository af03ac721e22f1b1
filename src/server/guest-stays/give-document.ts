import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { guestStayCalls, OwnStay } from '#contract/guest-stays.ts'
import { refuseIf } from '#contract/refusal.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { isDocumentAsked } from '#domain/declarations.ts'
import type { Db } from '../db/client.ts'
import { guestDocuments, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { boundToDocument, seal } from '../sealed.ts'
import type { BookingRow } from '../stays/queries.ts'
import { lockOwnBooking } from './own-booking.ts'

/** Whether the number of the guest's document is needed for the declaration of the stay, and was given. */
export async function documentState(
  db: Db,
  booking: BookingRow,
  today: CalendarDay,
): Promise<Pick<OwnStay, 'document' | 'documentGivenAt'>> {
  const [villa] = await db.select({ kind: villas.registrationKind }).from(villas).where(eq(villas.id, booking.villaId))
  if (!isDocumentAsked(booking, villa?.kind ?? 'none', today)) return { document: 'not_asked', documentGivenAt: null }
  const [given] = await db.select({ at: guestDocuments.givenAt }).from(guestDocuments).where(eq(guestDocuments.bookingId, booking.id))
  return { document: given ? 'given' : 'asked', documentGivenAt: given?.at.toISOString() ?? null }
}

/** Keeps the number of the guest's document, encrypted. A later one replaces it. */
export async function giveDocument({ db, now, secret }: Deps, account: Account, input: InputOf<typeof guestStayCalls.giveDocument>) {
  await db.transaction(async (tx) => {
    const booking = await lockOwnBooking(tx, account, input.bookingNumber)
    const { document } = await documentState(tx, booking, dayAtProperty(now()))
    refuseIf(document === 'not_asked' && 'stay_over')
    const values = { sealedNumber: seal(secret, boundToDocument(booking.id), input.documentNumber), givenAt: now() }
    await tx
      .insert(guestDocuments)
      .values({ bookingId: booking.id, ...values })
      .onConflictDoUpdate({ target: guestDocuments.bookingId, set: values })
  })
  return {}
}
