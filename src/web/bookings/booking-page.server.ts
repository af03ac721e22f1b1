import { TypedPromoCode } from '#contract/booking-entries.ts'
import type { Api } from '#contract/client.ts'
import { searchCalls } from '#contract/search.ts'
import { villaCalls } from '#contract/villas.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/search.ts'
import { apiResult } from '../api-results.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import { type Draft, draftCookie } from './draft.server.ts'
import { guestsFor, requestedSelection } from './requested-stay.server.ts'
import { readVillaPrices } from './villa-prices.server.ts'

/** Loads the booking page: the villas to choose from, the calendar and rates of the selected one, and the saved draft. */
export async function readBookingPage(api: Api, request: Request, query: URLSearchParams) {
  const draft = await draftCookie.read(request)
  const { answer, refused } = await apiResult(readVillas(api, query, draft))
  if (refused) return { villas: [], more: 0, search: '', sums: null, chosen: null, refused }
  const { villa, ...choice } = answer
  if (!villa) return { ...choice, sums: null, chosen: null, refused: null }
  const selection = requestedSelection(query, draft)
  const party = guestsFor(villa, query, draft)
  return {
    ...choice,
    sums: await readSums(api, selection, party.guest.guests),
    chosen: {
      ...(await readVillaPrices(api, villa)),
      villa,
      selection,
      ...party,
      promoCode: codeIn(query) ?? draft?.promoCode ?? '',
    },
    refused: null,
  }
}

/** What each villa costs for the dates, by its id: its total in euros, or that it is taken. The search computes them, as all prices, with one function. */
async function readSums(api: Api, { checkIn, checkOut }: Selection, guests: number) {
  const asked = searchCalls.stays.input.safeParse({ checkIn, checkOut, guests, limit: MOST_TABS })
  if (!checkIn || !checkOut || !asked.success) return null
  const { answer } = await apiResult(api(searchCalls.stays, asked.data))
  if (!answer) return null
  const told = answer.villas.map(({ villa, available, fits, rule, total }): [number, string | null] => [
    villa.id,
    available ? formatEurosBriefly(total) : fits && rule === null ? words.taken : null,
  ])
  return { stay: { checkIn, checkOut, guests }, told: Object.fromEntries(told) }
}

export type Sums = NonNullable<Awaited<ReturnType<typeof readSums>>>

export type Chosen = NonNullable<Awaited<ReturnType<typeof readBookingPage>>['chosen']>

/** The code of a link; undefined without one. */
const codeIn = (query: URLSearchParams): string | undefined => TypedPromoCode.safeParse(query.get('code') ?? undefined).data

const MOST_TABS = 12

/** The requested villa, and those to choose from: the first ones, or those that a search finds. */
async function readVillas(api: Api, query: URLSearchParams, draft: Draft | null) {
  const search = query.get('search')?.trim().slice(0, LONGEST_SEARCH) ?? ''
  const all = await api(villaCalls.list, {})
  const found = search === '' ? all : await api(villaCalls.list, { search, limit: MOST_TABS })
  const villa = (await findVilla(api, query.get('villa') ?? String(draft?.villaId ?? ''))) ?? all.villas[0]
  const villas = found.villas.slice(0, MOST_TABS).map(({ id, slug, name, greekName }) => ({ id, slug, name, greekName }))
  return { villa, villas, search, more: Math.max(0, all.total - MOST_TABS) }
}

const LONGEST_SEARCH = 120
