import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { pricingCalls } from '#contract/pricing.ts'
import { settingsCalls } from '#contract/settings.ts'
import { type Villa, villaCalls } from '#contract/villas.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { guestStayRules } from '#domain/stay.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { todayAtProperty } from '../today.server.ts'
import { type Draft, draftCookie } from './draft.server.ts'

/** Loads the booking page: all villas, the calendar and rates of the selected one, and the saved draft. */
export async function readBookingPage(api: Api, request: Request, query: URLSearchParams) {
  const { answer, refused } = await apiResult(api(villaCalls.list, {}))
  if (refused) return { villas: [], chosen: null, error: refused.message }
  const { villas } = answer
  const draft = await draftCookie.read(request)
  const villa = requestedVilla(villas, query.get('villa'), draft)
  if (!villa) return { villas, chosen: null, error: null }

  const today = todayAtProperty()
  const [{ bookings }, { seasons }, { baseRate }, { longestStayNights }] = await Promise.all([
    requiredAnswer(api(bookingCalls.calendar, { villaId: villa.id })),
    requiredAnswer(api(pricingCalls.seasons, {})),
    requiredAnswer(api(pricingCalls.baseRate, {})),
    requiredAnswer(api(settingsCalls.read, {})),
  ])
  // Administrators also get bookings that no longer block nights.
  const blocking = bookings.filter(
    ({ status }) => status !== 'pending' && status !== 'cancelled' && status !== 'failed' && status !== 'refunded',
  )
  return {
    villas,
    chosen: {
      villa,
      availability: {
        taken: blocking.map(({ checkIn, checkOut }) => ({ checkIn, checkOut })),
        rules: guestStayRules(today, longestStayNights),
        today,
      },
      rates: { baseRate, seasons },
      selection: requestedSelection(query, draft),
      guest: { ...draft?.guest, ...(query.get('guests') ? { guests: Number(query.get('guests')) || 2 } : {}) },
    },
    error: null,
  }
}

export type Chosen = NonNullable<Awaited<ReturnType<typeof readBookingPage>>['chosen']>

function requestedVilla(villas: Villa[], asked: string | null, draft: Draft | null): Villa | undefined {
  const wanted = asked ?? (draft ? String(draft.villaId) : '')
  return villas.find(({ id, slug }) => slug === wanted || String(id) === wanted) ?? villas[0]
}

function requestedSelection(query: URLSearchParams, draft: Draft | null) {
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? '']
  if (isCalendarDay(checkIn)) return isCalendarDay(checkOut) && checkOut > checkIn ? { checkIn, checkOut } : { checkIn }
  return draft ? { checkIn: draft.checkIn, checkOut: draft.checkOut } : {}
}
