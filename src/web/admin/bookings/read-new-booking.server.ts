import { bookingCalls } from '#contract/bookings.ts'
import type { Api } from '#contract/client.ts'
import { type HandOffer, handBookingCalls } from '#contract/hand-bookings.ts'
import { settingsCalls } from '#contract/settings.ts'
import { threadCalls } from '#contract/threads.ts'
import { villaCalls } from '#contract/villas.ts'
import { MOST_ALTERNATIVES } from '#domain/bookings/offer.ts'
import * as words from '#words/en/office-new-booking.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { todayAtProperty } from '../../today.server.ts'
import { lineChangesIn } from './computed-line-fields.tsx'
import { invalidStay } from './invalid-stay.server.ts'
import { type Chosen, stagesIn } from './open-stage-fields.tsx'
import { linesIn } from './price-line-fields.tsx'

/** A stay as the calls take it, with its price. */
export type PricedStay = { sent: Chosen; offer: HandOffer }

/** Fields of the form, or of the address that asks for a stay. */
export type Asked = readonly [name: string, value: string][]

/** The stay that is asked for; `ownTotal` is the amount of a price of the owner's own. */
function stayIn(chosen: Chosen): Chosen {
  const { villaId = '', checkIn = '', checkOut = '', guests = '', price = '', plan = 'full', ownTotal } = chosen
  const [stages, lines, lineChanges] = [stagesIn(chosen), linesIn(chosen), lineChangesIn(chosen)]
  return {
    villaId,
    checkIn,
    checkOut,
    guests,
    price,
    plan,
    ...(ownTotal && price === 'own' ? { amount: ownTotal } : {}),
    ...(stages ? { stages } : {}),
    ...(lines ? { lines } : {}),
    ...(lineChanges ? { lineChanges } : {}),
  }
}

/** Stays chosen before, for an offer with alternatives: one JSON text each, with the `total` that was shown. */
export const othersIn = (asked: Asked): Chosen[] =>
  asked
    .filter(([name]) => name === 'other')
    .slice(0, MOST_ALTERNATIVES - 1)
    .flatMap(([, text]) => {
      try {
        return [Object.fromEntries(Object.entries(JSON.parse(text) as object).map(([name, value]) => [name, String(value)]))]
      } catch {
        return []
      }
    })

async function priced(api: Api, { total: _, ...sent }: Chosen): Promise<{ stay: PricedStay | null; problem: string | null }> {
  const asked = handBookingCalls.offer.input.safeParse(sent)
  if (!asked.success) return { stay: null, problem: invalidStay(asked.error, words.incomplete) }
  const { answer, refused } = await apiResult(api(handBookingCalls.offer, asked.data))
  if (refused?.code === 'lines_changed') return { ...(await priced(api, unchanged(sent))), problem: refused.message }
  return { stay: answer && { sent, offer: answer }, problem: refused?.message ?? null }
}

const unchanged = ({ lineChanges: _, ...sent }: Chosen): Chosen => sent

/** Who asked the question that an offer answers. Only its number is in the address, so that no name is stored in histories. */
async function findAsker(api: Api, question: string | undefined) {
  const asked = threadCalls.list.input.safeParse({ threadId: question })
  if (!question || !asked.success) return null
  const { answer } = await apiResult(api(threadCalls.list, asked.data))
  const [thread] = answer?.threads ?? []
  return thread ? { name: thread.guestName, email: thread.guestEmail, language: thread.language } : null
}

/** The guest of a booking that is there, for another stay. */
async function findGuest(api: Api, guestOf: string | undefined) {
  const asked = bookingCalls.details.input.safeParse({ bookingId: guestOf })
  if (!guestOf || !asked.success) return null
  const { answer } = await apiResult(api(bookingCalls.details, asked.data))
  if (!answer) return null
  const { name, email, phone } = answer.booking.guest
  return { name, email, phone, ...(answer.termsLanguage ? { language: answer.termsLanguage } : {}) }
}

/** What the page for a booking or an offer by hand shows: the stay that is asked for, and those chosen before it. */
export async function readNewBooking(api: Api, fields: Asked) {
  const { villas } = await requiredAnswer(api(villaCalls.names, {}))
  const { other: _, question, guestOf, ...asked } = Object.fromEntries(fields)
  const chosen: Chosen = { guests: '2', price: 'rates', plan: 'full', ...asked }
  const sent = stayIn(chosen)
  const wanted = asked.price || (sent.checkIn && sent.checkOut) ? await priced(api, sent) : null
  // Where changed lines are not possible, the form still shows them.
  const computable = wanted?.stay ?? (sent.lineChanges ? (await priced(api, unchanged(sent))).stay : null)
  const others = (await Promise.all(othersIn(fields).map((sent) => priced(api, sent)))).flatMap(({ stay }) => stay ?? [])
  const { byTransfer } = await requiredAnswer(api(settingsCalls.read, {}))
  return {
    villas: villas.map(({ id, name }) => ({ id, name })),
    chosen,
    computed: computable?.offer.computed ?? [],
    stay: wanted?.stay ?? null,
    problem: wanted?.problem ?? null,
    others,
    today: todayAtProperty(),
    byTransfer,
    /** A question is answered by an offer. */
    isAnswer: question !== undefined,
    asker: (await findAsker(api, question)) ?? (await findGuest(api, guestOf)),
  }
}

export type NewBooking = Awaited<ReturnType<typeof readNewBooking>>
