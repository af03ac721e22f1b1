import { z } from 'zod'
import { GuestForm, TypedPromoCode } from '#contract/booking-entries.ts'
import type { Villa } from '#contract/villas.ts'
import { type CalendarDay, isUsableDay } from '#domain/calendar-day.ts'
import { partyProblem, type Stay } from '#domain/stay.ts'
import { mayFillGap, type StayRules, stayProblem } from '#domain/stay-rules.ts'
import * as words from '#words/en/booking.ts'
import { say } from '#words/en/refusals.ts'
import { contactQuestions } from '../forms/contact-questions.server.ts'
import type { SubmittedForm } from '../forms/form-action.server.ts'
import type { FormErrors } from '../forms/form-result.ts'
import { type Draft, readVia } from './draft.server.ts'
import { priceWithCode } from './price-with-code.server.ts'
import { readStayRules } from './stay-rules.server.ts'

/** Validates the booking form with the API's rules and messages. Ends the action if it is invalid. */
export async function checkBookingForm(form: SubmittedForm, villa: Villa | null): Promise<Draft> {
  const { checkIn = '', checkOut = '', guests } = form.values
  if (!villa) return form.reject({ errors: { dates: say('no_such_villa') } })
  const own = datesErrors({ checkIn, checkOut }, await readStayRules(form.api, villa.id))
  const guest = form.check(GuestForm, form.values, {
    invalid: (errors) => ({ errors: { ...own, ...partyErrors(Number(guests), villa), ...contactQuestions(form), ...errors } }),
  })
  const { promoCode } = form.check(z.object({ promoCode: TypedPromoCode.optional() }))
  const draft = { villaId: villa.id, checkIn, checkOut, guest, ...(await readVia(form.url, form.request)) }
  if (!promoCode) return draft
  const { codeRefused } = await priceWithCode(form.api, { villaId: villa.id, checkIn, checkOut, guests: guest.guests, promoCode })
  return codeRefused ? form.reject({ errors: { promoCode: codeRefused } }) : { ...draft, promoCode }
}

function datesErrors(stay: Stay, { today, rules }: { today: CalendarDay; rules: StayRules }): FormErrors {
  if (!isUsableDay(stay.checkIn) || !isUsableDay(stay.checkOut)) return { dates: words.pleaseSelectBothCheck }
  const problem = stayProblem(stay, rules, today)
  // Whether it fills a gap is known when the price is asked for.
  if (mayFillGap(stay, rules, today)) return {}
  return problem ? { dates: say(problem) } : {}
}

function partyErrors(guests: number, { capacity }: Villa): FormErrors {
  const problem = partyProblem(guests, capacity)
  return problem ? { guests: say(problem) } : {}
}
