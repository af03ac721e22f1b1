import { asc } from 'drizzle-orm'
import { dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { closedNights } from '#domain/pricing/rate-card.ts'
import { guestStayRules, MOST_YEARS_AHEAD, type StayRule, type StayRules } from '#domain/stay-rules.ts'
import type { Db } from '../db/client.ts'
import { stayRules } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { currentSettings } from '../settings/queries.ts'

/** Days for which dates that were offered can still be booked, so that midnight does not end a booking (decision 83). */
const GRACE_DAYS = 1

type Options = {
  /** The rules of what is offered; else of what is accepted, which is what was offered yesterday. */
  offered: boolean
}

export const allStayRules = (db: Db) => db.select().from(stayRules).orderBy(asc(stayRules.id))

/** `of`: the rules for stays of guests in a villa, or in the house (null). `named`: villas that rules name. */
export type RulesForGuests = { of: (villaId: number | null) => StayRules; named: readonly number[] }

/** The rules for stays of guests: those of the owners, the settings and closed seasons. */
export async function rulesForGuests(deps: Deps, { offered }: Options): Promise<RulesForGuests> {
  const { db, now, env, content } = deps
  const today = dayAtProperty(now())
  const { booking } = await currentSettings(deps)
  const { house } = await currentRateCards(deps)
  const rules = (await content.cached('stay rules', () => allStayRules(db))).filter(({ active }) => active)
  const closed = await content.cached(`closed nights from ${today}`, async () =>
    closedNights(today, `${toYear(today) + MOST_YEARS_AHEAD}-12-31`, house.seasons),
  )
  const lead = (days: number) => (offered ? days : Math.max(0, days - GRACE_DAYS))
  const own = rules.map((rule): StayRule => ({ ...rule, leadDays: rule.leadDays === null ? null : lead(rule.leadDays) }))
  const terms = { maximumNights: env.LONGEST_STAY_NIGHTS, leadDays: lead(booking.leadDays), closed, own }
  return {
    of: (villaId) => guestStayRules(today, terms, villaId),
    named: [...new Set(rules.flatMap(({ villaIds }) => villaIds))],
  }
}
