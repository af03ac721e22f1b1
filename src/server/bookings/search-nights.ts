import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { searchCalls } from '#contract/search.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { openNights } from '#domain/open-nights.ts'
import { needsPair } from '#domain/pairs.ts'
import { nextSeasonDay, nightPrice } from '#domain/pricing/rate-card.ts'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { rulesForGuests } from '../stay-rules/queries.ts'
import { villasWithRoom } from '../stays/all-villas.ts'
import { readOpenVillas } from './search-starts.ts'

const DEFAULT_GUESTS = 1
/** Villas that are looked at; a house with more shows the nights of the first. */
const MOST_VILLAS = 100

/** The calendar of the whole house, for this caller. For a party of two villas: the nights on which two are free, and their prices together. */
export async function searchNights(
  deps: Deps,
  account: Account | null,
  { guests = DEFAULT_GUESTS }: InputOf<typeof searchCalls.nights>,
): Promise<AnswerOf<typeof searchCalls.nights>> {
  const now = deps.now()
  const today = dayAtProperty(now)
  const together = needsPair(guests) ? 2 : 1
  const room = needsPair(guests) ? guests - MAXIMUM_GUESTS : guests
  const rows = await villasWithRoom(deps.db, { guests: room, villaId: undefined, limit: MOST_VILLAS, offset: 0 })
  const fitting = rows.filter(({ fits }) => fits).map(({ id }) => id)
  const open = await readOpenVillas(deps, fitting, { now, guest: account?.id ?? null })
  const cards = await currentRateCards(deps)
  const { lastBookableDay } = (await rulesForGuests(deps, { offered: true })).of(null)
  const villas = open.map(([id, { availability }]) => ({
    taken: [...availability.taken, ...availability.rules.closed],
    price: (night: string) => nightPrice(night, cards.of(id)),
  }))
  return { ...openNights(villas, today, addDays(lastBookableDay, 1), together), seasonFrom: nextSeasonDay(cards.house.seasons, today) }
}
