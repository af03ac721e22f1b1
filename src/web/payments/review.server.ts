import { redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { villaCalls } from '#contract/villas.ts'
import { attempt, needed } from '../attempt.server.ts'
import { readDraft } from '../bookings/draft.server.ts'
import { flash } from '../toasts/flash.server.ts'

/** Redirects to the booking page if there is no draft to review. */
export const detailsMissing = (page: string) =>
  redirect(page, {
    headers: { 'set-cookie': flash({ title: 'Error', text: 'Booking details not found. Please try again.', tone: 'bad' }) },
  })

export const toLogIn = (target: string, headers?: HeadersInit) =>
  redirect(`/logIn?${new URLSearchParams({ redirect: target })}`, headers ? { headers } : undefined)

/** The stay of the draft with its current price. */
export async function readStayReview(api: Api, request: Request) {
  const draft = readDraft(request)
  if (!draft) throw detailsMissing('/booking')
  const { villas } = await needed(api(villaCalls.list, {}))
  const villa = villas.find(({ id }) => id === draft.villaId)
  if (!villa) throw detailsMissing('/booking')
  const { checkIn, checkOut } = draft
  const { answer: price, refused } = await attempt(api(bookingCalls.price, { villaId: villa.id, checkIn, checkOut }))
  const chargeOf = async (amount: number | undefined) =>
    amount === undefined ? null : (await attempt(api(currencyCalls.convert, { amount }))).answer
  const [full, first] = await Promise.all([chargeOf(price?.total), chargeOf(price?.instalments?.[0].amount)])
  return {
    mode: 'stay' as const,
    villa,
    draft,
    price,
    priceError: refused && (refused.code === 'bug' ? 'Failed to calculate pricing' : refused.message),
    charges: { full, first },
  }
}

/** The next unpaid stage of the guest's own booking. */
export async function readStageReview(api: Api, { pathname, search, searchParams }: URL) {
  const { user } = await needed(api(accountCalls.who, {}))
  if (!user) throw toLogIn(pathname + search)
  const { bookings } = await needed(api(bookingCalls.mine, { limit: 100 }))
  const booking = bookings.find(({ id }) => String(id) === searchParams.get('bookingId'))
  const next = booking?.status === 'partial_paid' ? booking.stages.find(({ paid }) => !paid) : undefined
  if (!booking || !next) throw detailsMissing('/reservations')
  const { answer: charge } = await attempt(api(currencyCalls.convert, { amount: next.due }))
  return { mode: 'stage' as const, booking, next, charge }
}

export type StayReview = Awaited<ReturnType<typeof readStayReview>>
export type StageReview = Awaited<ReturnType<typeof readStageReview>>
