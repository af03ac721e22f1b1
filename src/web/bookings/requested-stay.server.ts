import type { Villa } from '#contract/villas.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { largestParty, partyProblem, USUAL_GUESTS } from '#domain/stay.ts'
import { ruleOf } from '#words/en/search.ts'
import type { Draft } from './draft.server.ts'

/** What an address asks for. `guests` fits into the villa; `partyRule` says why it is another number than the one asked for. */
export type RequestedStay = { selection: Selection; guest: { guests: number }; guestsAsked: number; partyRule: string | null }

/** Guest details, with a number of guests that the villa has room for. `partyRule`: why it is not the number asked for. */
export function guestsFor({ capacity }: Villa, query: URLSearchParams, draft: Draft | null) {
  const asked = query.get('guests')
  const guests = asked ? Math.trunc(Number(asked)) || 0 : (draft?.guest.guests ?? USUAL_GUESTS)
  const problem = partyProblem(guests, capacity)
  const fitting = guests < 1 ? USUAL_GUESTS : Math.min(guests, largestParty(capacity))
  return { guest: { ...draft?.guest, guests: fitting }, guestsAsked: guests, partyRule: problem && ruleOf(problem) }
}

/** The dates of the address, also impossible ones, else those of the draft. */
export function requestedSelection(query: URLSearchParams, draft: Draft | null): Selection {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? '']
  if (isUsableDay(checkIn)) return isUsableDay(checkOut) ? { checkIn, checkOut } : { checkIn }
  return draft ? { checkIn: draft.checkIn, checkOut: draft.checkOut } : {}
}
