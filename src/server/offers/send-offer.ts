import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { offerCalls } from '#contract/offers.ts'
import { refuseIf } from '#contract/refusal.ts'
import { noHold } from '#domain/bookings/holds.ts'
import { MOST_DAYS_OPEN, shareNights } from '#domain/bookings/offer.ts'
import { addDays, type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { isIban } from '#domain/iban.ts'
import { getPrefix } from '#words/languages.ts'
import { change as words } from '#words/records.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { agreedByHand, insertByHand } from '../bookings/book-by-hand.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/content.ts'
import { bookingChanges, offers } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import { offerPath } from '../payments/offers.ts'
import { readSettings } from '../settings/queries.ts'
import { type BookingRow, releaseHoldsBefore } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'
import { endOfDay } from './offer-of-link.ts'

type Wish = InputOf<typeof offerCalls.send>

/** Offers stays to a guest. Each becomes a booking that waits for its payment, with its nights held or not. */
export async function sendOffer(deps: Deps, account: Account, wish: Wish): Promise<AnswerOf<typeof offerCalls.send>> {
  const { alternatives, reason = '', name, email, phone, language = 'en' } = wish
  refuseImpossible(wish, dayAtProperty(deps.now()))
  const sent = await deps.db
    .transaction(async (tx) => {
      if (wish.transferDays !== undefined) refuseIf(!isIban((await readSettings(tx)).company.iban) && 'no_iban')
      const offerId = await insertOffer(tx, deps, account, wish)
      for (const villaId of new Set(alternatives.map((one) => one.villaId).toSorted((a, b) => a - b))) {
        await villaOnSale(tx, villaId, { lock: true })
        await releaseHoldsBefore(tx, villaId, deps.now())
      }
      const held = wish.holding ? { hold: 'offer' as const, holdsUntil: endOfDay(wish.validUntil) } : noHold
      const offered: BookingRow[] = []
      const within = inTransaction(deps, tx)
      for (const stay of alternatives) {
        const terms = await agreedByHand(within, { ...stay, ask: wish.ask }, reason)
        offered.push(await insertByHand(within, { ...stay, name, email, phone, language }, terms, { offerId, ...held }))
      }
      await noteOffered(tx, deps, account, offered, wish)
      await recordEvent(tx, deps.now(), { type: 'offer.sent', offerId })
      return { offerId, bookingIds: offered.map(({ id }) => id) }
    })
    .catch(orDatesTaken)
  return { ...sent, link: deps.env.siteUrl + getPrefix(language) + offerPath(deps, sent.offerId) }
}

/** In the history of each stay, and in the activity without the guest. */
async function noteOffered(tx: Db, { now }: Deps, account: Account, offered: BookingRow[], wish: Wish): Promise<void> {
  const { validUntil, holding = false, transferDays = null, reason = '' } = wish
  const why = reason ? words.offeredBecause(reason) : words.offered
  const by = { at: now(), actor: String(account.id), reason: why }
  await tx.insert(bookingChanges).values(offered.map(({ id, status }) => ({ ...by, bookingId: id, fromStatus: null, toStatus: status })))
  const stays = offered.map(({ code, villaId, checkIn, checkOut, total }) => ({ code, villaId, checkIn, checkOut, total }))
  const after = { stays, validUntil, holding, transferDays, reason }
  await recordActivity(tx, account, now(), { subject: `booking ${offered[0]?.code}`, action: 'offer', after })
}

function refuseImpossible({ validUntil, alternatives, holding }: Wish, today: CalendarDay): void {
  refuseIf(validUntil < today && 'valid_until_past')
  refuseIf(validUntil > addDays(today, MOST_DAYS_OPEN) && 'valid_until_far')
  refuseIf(alternatives.some(({ checkIn }) => validUntil > checkIn) && 'valid_after_arrival')
  refuseIf(holding === true && shareNights(alternatives) && 'alternatives_overlap')
}

async function insertOffer(tx: Db, { now }: Deps, account: Account, wish: Wish): Promise<number> {
  const { message = '', validUntil, holding = false, transferDays = null } = wish
  const [offer] = await tx
    .insert(offers)
    .values({ message, validUntil, holding, transferDays, madeBy: account.id, createdAt: now() })
    .returning({ id: offers.id })
  if (!offer) throw new Error('inserting an offer gave no row')
  return offer.id
}
