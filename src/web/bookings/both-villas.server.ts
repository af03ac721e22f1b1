import { z } from 'zod'
import { GuestForm } from '#contract/booking-entries.ts'
import type { Api } from '#contract/client.ts'
import type { Villa } from '#contract/villas.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { shareGuests } from '#domain/pairs.ts'
import { partyProblem, type Stay } from '#domain/stay.ts'
import { say } from '#words/en/refusals.ts'
import { contactQuestions } from '../forms/contact-questions.server.ts'
import type { SubmittedForm } from '../forms/form-action.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { searchFor } from '../search/addresses.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import { type Draft, draftCookie, readVia } from './draft.server.ts'
import { priceWithCode } from './price-with-code.server.ts'

/** Two villas and a stay, as an address names them. Redirects to the search where they cannot be booked together. */
async function readAsked(api: Api, query: URLSearchParams) {
  const stay: Stay = { checkIn: query.get('checkIn') ?? '', checkOut: query.get('checkOut') ?? '' }
  if (!isUsableDay(stay.checkIn) || !isUsableDay(stay.checkOut)) throw redirectTo('/villas')
  const party = Number(query.get('guests'))
  const [one, other] = await Promise.all([findVilla(api, query.get('villa') ?? ''), findVilla(api, query.get('with') ?? '')])
  const shares = one && other && one.id !== other.id && Number.isInteger(party) ? shareGuests(party, one.capacity, other.capacity) : null
  if (!one || !other || !shares) throw redirectTo(searchFor({ ...stay, guests: party > 0 ? party : undefined }))
  return { stay, party, villas: [one, other] as const, shares }
}

/** Both villas with the price of each for its share of the guests, and the guest's details of an earlier draft. */
export async function readBothVillas(api: Api, request: Request, query: URLSearchParams) {
  const { stay, party, villas, shares } = await readAsked(api, query)
  const draft = await draftCookie.read(request)
  const again = draft?.checkIn === stay.checkIn && draft.villaId === villas[0].id && draft.also?.villaId === villas[1].id
  const guests = again && draft.also ? ([draft.guest.guests, draft.also.guests] as const) : shares
  const half = async (villa: Villa, share: number) => {
    const { answer, refused } = await priceWithCode(api, { villaId: villa.id, ...stay, guests: share })
    return { villa, guests: share, price: answer, problem: refused?.message ?? (answer && !answer.available ? answer.message : null) }
  }
  const halves = await Promise.all([half(villas[0], guests[0]), half(villas[1], guests[1])])
  return { stay, party, halves, guest: draft?.guest ?? null }
}

export type BothVillas = Awaited<ReturnType<typeof readBothVillas>>

const SecondShare = z.object({ otherGuests: GuestForm.shape.guests })

/** The draft of both bookings. Ends the action if the form is invalid. */
export async function checkBothVillas(form: SubmittedForm): Promise<Draft> {
  const { stay, villas } = await readAsked(form.api, form.url.searchParams)
  const [one, other] = villas
  const tooMany = (name: string, { capacity }: Villa) => {
    const problem = partyProblem(Number(form.values[name]), capacity)
    return problem ? { [name]: say(problem) } : {}
  }
  const own = { ...tooMany('guests', one), ...tooMany('otherGuests', other), ...contactQuestions(form) }
  const guest = form.check(GuestForm, form.values, { invalid: (errors) => ({ errors: { ...own, ...errors } }) })
  const { otherGuests } = form.check(SecondShare)
  return { villaId: one.id, ...stay, guest, ...(await readVia(form.url, form.request)), also: { villaId: other.id, guests: otherGuests } }
}
