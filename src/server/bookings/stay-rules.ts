import { dayAtProperty } from '#domain/calendar-day.ts'
import { closedNights } from '#domain/pricing/rate-card.ts'
import { guestStayRules, type StayRules } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import { rateCard } from '../pricing/queries.ts'
import { readSettings } from '../settings/queries.ts'

/** Days for which dates that were offered can still be booked, so that midnight does not end a booking (decision 58). */
const GRACE_DAYS = 1

type Options = {
  /** The rules of what is offered; else of what is accepted, which is what was offered yesterday. */
  offered: boolean
}

/** The rules for stays of guests, by settings and closed seasons. */
export async function stayRules({ db, now, env, content }: Deps, { offered }: Options): Promise<StayRules> {
  const today = dayAtProperty(now())
  const { booking } = await content.kept('settings', () => readSettings(db))
  const { seasons } = await content.kept('rate card', () => rateCard(db))
  const leadDays = offered ? booking.leadDays : Math.max(0, booking.leadDays - GRACE_DAYS)
  const rules = guestStayRules(today, { maximumNights: env.LONGEST_STAY_NIGHTS, leadDays })
  const closed = await content.kept(`closed nights from ${today}`, async () => closedNights(today, rules.lastBookableDay, seasons))
  return { ...rules, closed }
}
