import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import { paymentCalls } from '#contract/payments.ts'
import { stayPagePath } from '#domain/bookings/guest-links.ts'
import type { Stay } from '#domain/stay.ts'
import * as words from '#words/en/payment.ts'
import { readSentCode } from '../accounts/sign-in-code.server.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { type Draft, draftCookie } from '../bookings/draft.server.ts'
import { priceWithCode } from '../bookings/price-with-code.server.ts'
import { goTo, toLogIn } from '../forms/form-action.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'

/** Redirects to the booking page if there is no draft to review. */
export const detailsMissing = (page: string) => goTo(page, { title: words.error, text: words.bookingDetailsNotFoundPlease, tone: 'bad' })

type Asked = Stay & { villaId: number }

/** The stay named by a link to try again or by the form; null for the page without one. */
export function stayIn(named: URLSearchParams | FormData): Asked | null {
  const asked = paymentCalls.lastAttempt.input.safeParse(Object.fromEntries(named))
  return asked.success ? asked.data : null
}

/** What the terms are accepted for. */
export const nameOrder = ({ villaId, checkIn, checkOut, also }: Asked & Pick<Draft, 'also'>): string =>
  [villaId, checkIn, checkOut, ...(also ? [also.villaId] : [])].join(' ')

const isFor = (draft: Draft | null, { villaId, checkIn, checkOut }: Asked): draft is Draft =>
  draft !== null && draft.villaId === villaId && draft.checkIn === checkIn && draft.checkOut === checkOut

/** Redirects to the review of the guest's last attempt for the stay, to the paid stay, or to the booking page with its dates. */
async function reviewAgain(api: Api, asked: Asked, { pathname, search }: URL, siteUrl: string): Promise<Response> {
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user) return toLogIn(pathname + search)
  const { villaId, checkIn, checkOut } = asked
  const { attempt } = await requiredAnswer(api(paymentCalls.lastAttempt, asked))
  if (!attempt && (await isBooked(api, asked))) return goTo(href('/reservations'), { title: words.youHaveBookedThese, tone: 'good' })
  if (!attempt) return goTo(`${href('/booking')}?${new URLSearchParams({ villa: String(villaId), checkIn, checkOut })}`)
  const { guest, plan } = attempt
  const promo = attempt.promoCode ? { promoCode: attempt.promoCode } : {}
  return goTo(href('/booking-request'), undefined, [
    await draftCookie.write({ villaId, checkIn, checkOut, guest, plan, ...promo }, siteUrl),
  ])
}

async function isBooked(api: Api, { villaId, checkIn, checkOut }: Asked): Promise<boolean> {
  const { bookings } = await requiredAnswer(api(bookingCalls.mine, { limit: 100 }))
  return bookings.some((one) => one.villaId === villaId && one.checkIn === checkIn && one.checkOut === checkOut)
}

/** The stay of the draft with its current price, and the guest's unpaid attempt to pay for it. */
export async function readStayReview(api: Api, request: Request, url: URL, siteUrl: string) {
  const draft = await draftCookie.read(request)
  const asked = stayIn(url.searchParams)
  if (asked && !isFor(draft, asked)) throw await reviewAgain(api, asked, url, siteUrl)
  if (!draft) throw await detailsMissing(href('/booking'))
  const villa = await requiredAnswer(findVilla(api, String(draft.villaId)))
  if (!villa) throw await detailsMissing(href('/booking'))
  const { checkIn, checkOut, also } = draft
  const other = also ? await requiredAnswer(findVilla(api, String(also.villaId))) : null
  const dates = { checkIn, checkOut }
  const { price, ...read } = await readOrdered(api, { villaId: villa.id, ...dates }, draft.guest.guests, draft.promoCode)
  const readCharge = async (amount: number | undefined) =>
    amount === undefined ? null : (await apiResult(api(currencyCalls.convert, { amount }))).answer
  const [full, first] = await Promise.all([readCharge(price?.total), readCharge(price?.instalments?.[0].amount)])
  return {
    mode: 'stay' as const,
    villa,
    draft,
    price,
    ...read,
    charges: { full, first },
    /** The second villa for the same nights, which is held as well. */
    also:
      also && other
        ? { villa: other, guests: also.guests, ...(await readOrdered(api, { villaId: other.id, ...dates }, also.guests)) }
        : null,
    /** A code was sent to the address of the draft. */
    sentCode: await readSentCode(request, draft.guest.email, nameOrder(draft)),
  }
}

/** What a stay costs the guest now, and the guest's own unpaid attempt to pay for it. */
async function readOrdered(api: Api, stay: Asked, guests: number, promoCode?: string) {
  const [{ answer: price, refused, codeRefused }, { answer: last }] = await Promise.all([
    priceWithCode(api, { ...stay, guests, promoCode }),
    // Refused without a session: a visitor has no attempt.
    apiResult(api(paymentCalls.lastAttempt, stay)),
  ])
  const priceError = refused && (refused.code === 'bug' ? words.failedToCalculatePricing : refused.message)
  return { price, codeRefused, priceError, attempt: last?.attempt ?? null }
}

/** The next unpaid stage of the guest's own booking. */
export async function readStageReview(api: Api, { pathname, search, searchParams }: URL) {
  const { user } = await requiredAnswer(api(accountCalls.who, {}))
  if (!user) throw await toLogIn(pathname + search)
  const { bookings } = await requiredAnswer(api(bookingCalls.mine, { limit: 100 }))
  const booking = bookings.find(({ id }) => String(id) === searchParams.get('bookingId'))
  const next = booking?.status === 'partial_paid' ? booking.stages.find(({ paid }) => !paid) : undefined
  if (!booking) throw await detailsMissing(href('/reservations'))
  // A link of before the payment: the page of the stay shows what is paid.
  if (!next) throw redirectTo(stayPagePath(booking.bookingNumber))
  const [{ answer: charge }, { answer: stay }] = await Promise.all([
    apiResult(api(currencyCalls.convert, { amount: next.due })),
    apiResult(api(guestStayCalls.stay, { bookingNumber: booking.bookingNumber })),
  ])
  return { mode: 'stage' as const, booking, next, charge, cancellation: stay?.cancellation ?? [] }
}

export type StayReview = Awaited<ReturnType<typeof readStayReview>>
export type StageReview = Awaited<ReturnType<typeof readStageReview>>
