import { randomInt } from 'node:crypto'
import type { Api } from '#contract/client.ts'
import { currencyCalls } from '#contract/currency.ts'
import { paymentCalls } from '#contract/payments.ts'
import { villaCalls } from '#contract/villas.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { restInStages } from '#domain/pricing/instalments.ts'
import type { Stay } from '#domain/stay.ts'
import { apiResult, requiredAnswer } from '../api-results.server.ts'
import { todayAtProperty } from '../today.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'

/** Data of the result page: from the server if the query is signed, otherwise only from the query. */
export async function readConfirmation(api: Api, query: URLSearchParams) {
  const { verified, result } = await requiredAnswer(api(paymentCalls.result, { query: query.toString().slice(0, 4000) }))
  const asked = verified && result ? String(result.booking.villaId) : (query.get('villaId') ?? query.get('villa') ?? '')
  const { answer: found } = await apiResult(findVilla(api, asked))
  const villa = found ?? undefined
  if (!verified || !result) return { verified: false as const, villa: villa ?? (await villaNamed(api, asked)), claimed: claimedBy(query) }
  const { answer: rest } = await apiResult(api(currencyCalls.convert, { amount: result.booking.remaining }))
  return { verified: true as const, villa, result, rest, second: await readSecond(api, result) }
}

/** The second villa for the same nights, which the guest is to pay for next; only in the guest's own session. */
async function readSecond(
  api: Api,
  { outcome, booking }: { outcome: string; booking: Stay & { villaId: number; contact: object | null } },
) {
  if (outcome !== 'success' || !booking.contact) return null
  const { answer } = await apiResult(api(paymentCalls.unfinished, {}))
  const second = answer?.unfinished
  if (!second || second.villaId === booking.villaId) return null
  return second.checkIn === booking.checkIn && second.checkOut === booking.checkOut ? second : null
}

async function villaNamed(api: Api, name: string) {
  const { answer } = await apiResult(api(villaCalls.list, { search: name.slice(0, LONGEST_SHOWN) }))
  return answer?.villas.find((villa) => villa.name === name)
}

export type VerifiedResult = Extract<Awaited<ReturnType<typeof readConfirmation>>, { verified: true }>
export type Claimed = NonNullable<ReturnType<typeof claimedBy>>

const LONGEST_SHOWN = 200

/** Unverified values of an unsigned query; null if it names neither a booking nor an outcome. */
function claimedBy(query: URLSearchParams) {
  const text = (name: string) => query.get(name)?.slice(0, LONGEST_SHOWN) ?? ''
  const day = (name: string) => (isUsableDay(text(name)) ? text(name) : null)
  const cents = (name: string) => (/^\d{1,7}(\.\d{1,2})?$/.test(text(name)) ? Math.round(Number(text(name)) * 100) : null)
  const [checkIn, checkOut] = [day('startDate'), day('endDate')]
  const stay = checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null
  const plan = text('paymentType')
  const remaining = cents('remainingAmount')
  const status = text('status')
  if (!['bookingNumber', 'oid', 'status', 'fromRequest'].some(text)) return null
  return {
    status: status === 'success' || status === 'failed' || status === 'error' ? status : null,
    requested: text('fromRequest') === 'true',
    orderId: text('oid'),
    message: text('message'),
    authCode: text('authCode'),
    transId: text('transId'),
    plan,
    paid: cents('paidAmount'),
    remaining,
    rest: plan === 'partial' && remaining !== null && stay ? restInStages(remaining, stay.checkIn, todayAtProperty()) : [],
    bookingNumber: text('bookingNumber') || String(randomInt(100_000, 1_000_000)),
    stay,
    total: cents('totalPrice'),
    guest: { name: text('guestName'), email: text('guestEmail'), phone: text('guestPhone'), guests: text('guests') },
    villa: text('villa'),
  }
}
