import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { type CalendarDay, nextHourAtProperty } from '#domain/calendar-day.ts'
import type { Db } from '../db/client.ts'
import { offers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type OfferRow, offerIdIn } from '../payments/offers.ts'

/** The offer that a link leads to. @throws Refusal `no_such_offer` */
export async function offerOfLink(deps: Deps, token: string, db: Db = deps.db): Promise<OfferRow> {
  const id = offerIdIn(deps, token)
  const [offer] = id === null ? [] : await db.select().from(offers).where(eq(offers.id, id))
  if (!offer) throw new Refusal('no_such_offer')
  return offer
}

/** Midnight at the villas after a day. */
export const endOfDay = (day: CalendarDay): Date => nextHourAtProperty(new Date(`${day}T12:00:00Z`), 0)
