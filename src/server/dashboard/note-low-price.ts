import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { bookings, notedPrices } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'

export async function noteLowPrice({ db, now }: Deps, account: Account, bookingId: number, note: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [booking] = await tx.select({ code: bookings.code, total: bookings.total }).from(bookings).where(eq(bookings.id, bookingId))
    if (!booking) throw new Refusal('not_found')
    const noted = { total: booking.total, notedAt: now() }
    await tx
      .insert(notedPrices)
      .values({ bookingId, ...noted })
      .onConflictDoUpdate({ target: notedPrices.bookingId, set: noted })
    await recordActivity(tx, account, now(), {
      subject: `booking ${booking.code}`,
      action: 'settle',
      after: { total: booking.total, note },
    })
  })
}
