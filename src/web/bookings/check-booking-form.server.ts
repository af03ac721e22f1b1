import { GuestForm } from '#contract/booking-entries.ts'
import { problems } from '#contract/problems.ts'
import { stayProblemText } from '#contract/stay-problem-text.ts'
import type { Villa } from '#contract/villas.ts'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { guestStayRules, largestParty, partyProblem, stayProblem } from '#domain/stay.ts'
import { type FormErrors, type FormValues, readForm } from '../forms/read-form.server.ts'
import type { Draft } from './draft.server.ts'

type Checked = { values: FormValues } & ({ draft: Draft; errors: null } | { draft: null; errors: FormErrors })

/** Validates the booking form with the API's rules and messages. */
export async function checkBookingForm(
  request: Request,
  villas: readonly Villa[],
  today: CalendarDay,
  longestStay: number,
): Promise<Checked> {
  const { values, input, errors: guestErrors } = await readForm(request, GuestForm)
  const villa = villas.find(({ id }) => id === Number(values.villaId))
  const stay = { checkIn: values.checkIn ?? '', checkOut: values.checkOut ?? '' }
  const errors: FormErrors = { ...guestErrors }

  if (!isCalendarDay(stay.checkIn) || !isCalendarDay(stay.checkOut)) {
    errors.dates = 'Please select both check-in and check-out dates'
  } else {
    const rules = guestStayRules(today, longestStay)
    const problem = stayProblem(stay, rules, today)
    if (problem) errors.dates = stayProblemText(problem, rules)
  }
  if (!villa) errors.dates ??= problems.no_such_villa.text
  const party = villa && input ? partyProblem(input.guests, villa.capacity) : null
  if (villa && party)
    errors.guests = party === 'no_guests' ? problems.no_guests.text : `Maximum ${largestParty(villa.capacity)} guests allowed`

  if (!villa || !input || Object.keys(errors).length > 0) return { values, draft: null, errors }
  return { values, draft: { villaId: villa.id, ...stay, guest: input }, errors: null }
}
