import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import * as words from '#words/payment.en.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { goTo } from '../forms/form-action.server.ts'
import { LOG_IN } from '../pages.ts'
import { findVilla } from '../villas/find-villa.server.ts'

/** Redirects to the booking page if there is no draft to review. */
export const detailsMissing = (page: string) => goTo(page, { title: words.error, text: words.bookingDetailsNotFoundPlease, tone: 'bad' })

/** Redirects to the login page, and from there to `target`. */
export const toLogIn = (target: string, cookie?: string) =>
  goTo(`${LOG_IN}?${new URLSearchParams({ redirect: target })}`, undefined, cookie ? [cookie] : [])

/** The stay of the draft with its current price. */
export async function readStayReview(api: Api, request: Request) {
  const draft = await draftCookie.read(request)
  if (!draft) throw await detailsMissing(href('/booking'))
  const villa = await requiredAnswer(findVilla(api, String(draft.villaId)))
  if (!villa) throw await detailsMissing(href('/booking'))
  const { checkIn, checkOut } = draft
  const { answer: price, refused } = await apiResult(api(bookingCalls.price, { villaId: villa.id, checkIn, checkOut }))
  const chargeOf = async (amount: number | undefined) =>
    amount === undefined ? null : (await apiResult(api(currencyCalls.convert, { amount }))).answer
  const [full, first] = await Promise.all([chargeOf(price?.total), chargeOf(price?.instalments?.[0].amount)])
  return {
    mode: 'stay' as const,
    villa,
    draft,
    price,
    priceError: refused && (refused.code === 'bug' ? words.failedToCalculatePricing : refused.message),
    charges: { full, first },
  }
}

/** The next unpaid stage of the guest's own booking. */
export async function readStageReview(api: Api, { pathname, search, searchParams }: URL) {
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user) throw await toLogIn(pathname + search)
  const { bookings } = await requiredAnswer(api(bookingCalls.mine, { limit: 100 }))
  const booking = bookings.find(({ id }) => String(id) === searchParams.get('bookingId'))
  const next = booking?.status === 'partial_paid' ? booking.stages.find(({ paid }) => !paid) : undefined
  if (!booking || !next) throw await detailsMissing(href('/reservations'))
  const { answer: charge } = await apiResult(api(currencyCalls.convert, { amount: next.due }))
  return { mode: 'stage' as const, booking, next, charge }
}

export type StayReview = Awaited<ReturnType<typeof readStayReview>>
export type StageReview = Awaited<ReturnType<typeof readStageReview>>
