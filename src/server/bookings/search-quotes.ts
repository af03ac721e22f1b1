import type { Availability } from '#domain/availability.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { isReturning } from '#domain/pricing/discounts.ts'
import { type Quote, quoteStay } from '#domain/pricing/quote.ts'
import type { RateCard } from '#domain/pricing/rate-card.ts'
import type { Stay } from '#domain/stay.ts'
import { type StayRules, withNightsBetween } from '#domain/stay-rules.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { findFirstArrival } from '../stays/queries.ts'

export type Quoting = (stay: Stay, gapPercent?: number) => Quote

type For = { today: CalendarDay; guests: number }

/** What stays cost this caller, by villa, for the party or a part of it. `lowest`: in the villa where the stay costs least. */
export async function readQuoting(deps: Deps, account: Account | null, { today, guests }: For) {
  const firstArrival = await findFirstArrival(deps.db, account?.id ?? null)
  const cards = await currentRateCards(deps)
  const by =
    (card: RateCard, party = guests): Quoting =>
    (stay, gapPercent = 0) =>
      quoteStay(stay, card, { today, returning: isReturning(firstArrival, stay), guests: party, gapPercent })
  const lowest: Quoting = (stay) =>
    cards.onSale.map((card) => by(card)(stay)).reduce((least, quote) => (quote.total < least.total ? quote : least))
  return { in: (villaId: number, party?: number) => by(cards.of(villaId), party), lowest }
}

export const toAvailability = (rules: StayRules, today: CalendarDay, taken: readonly Stay[] = []): Availability => ({
  taken: withNightsBetween(taken, rules),
  rules,
  today,
})
