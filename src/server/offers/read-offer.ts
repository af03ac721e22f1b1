import type { AnswerOf } from '#contract/call.ts'
import type { OfferedStay, offerCalls, TransferTo } from '#contract/offers.ts'
import { offerState } from '#domain/bookings/offer.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { isSold } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { dinarsFor, toRate } from '#domain/currency.ts'
import { isIban } from '#domain/iban.ts'
import { nightCount } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { villaPageIn } from '#words/villa-page-in.ts'
import { currentExchangeRate, type ExchangeRate } from '../currency/exchange-rate.ts'
import type { Deps } from '../deps.ts'
import { listAlternatives, type OfferRow } from '../payments/offers.ts'
import { transferTo } from '../payments/transfer-to.ts'
import { picturesAt } from '../pictures/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { type BookingRow, bookingById, findBlocker } from '../stays/queries.ts'
import { isSoldElsewhere } from '../stays/sold-elsewhere.ts'
import { offerOfLink } from './offer-of-link.ts'

/** An offer, for anyone with its link. Its guest is named only while it can be accepted. */
export async function readOffer(deps: Deps, token: string, language: Language): Promise<AnswerOf<typeof offerCalls.read>> {
  const offer = await offerOfLink(deps, token)
  const stays = await listAlternatives(deps.db, offer.id)
  const state = offerState(offer, dayAtProperty(deps.now()))
  const live = state === 'open' || state === 'transfer'
  const { company } = await readSettings(deps.db)
  const rate = await currentExchangeRate(deps)
  const chosen = stays.find(({ id }) => id === offer.transferOf)
  const shown = live ? stays.filter(({ status, deletedAt }) => status === 'pending' && deletedAt === null) : []
  const [first] = shown
  const offered = await Promise.all(shown.map((booking) => toOfferedStay(deps, { offer, booking, rate, language })))
  // Nights that a platform keeps closed may be sold there.
  const allHeld = offered.every(({ available }) => available)
  return {
    state,
    validUntil: offer.validUntil,
    holding: offer.holding && allHeld,
    message: live ? offer.message : '',
    guest: first ? { name: first.guestName, email: first.email, phone: first.phone } : null,
    transferDays: isIban(company.iban) ? offer.transferDays : null,
    transfer: state === 'transfer' && chosen && allHeld ? findTransfer(chosen, company) : null,
    taken: stays.find(({ status }) => isSold(status))?.code ?? null,
    rate: { rate: toRate(rate.units), rateDate: rate.day, source: rate.source },
    stays: offered,
  }
}

function findTransfer(booking: BookingRow, company: Parameters<typeof transferTo>[1]): TransferTo | null {
  const { next } = paymentState(booking.stages, 0)
  return next && transferTo(booking, company, next)
}

type Offered = { offer: OfferRow; booking: BookingRow; rate: ExchangeRate; language: Language }

async function toOfferedStay({ db, now }: Deps, { offer, booking, rate, language }: Offered): Promise<OfferedStay> {
  const found = await bookingById(db, booking.id)
  if (!found) throw new Error(`booking ${booking.id} is gone`)
  const { villa } = found
  const pictureAt = await picturesAt(db, [villa.imageUrl])
  const blocker = await findBlocker(db, villa.id, booking, now(), { except: booking })
  const free = (!blocker || blocker.offerId === offer.id) && !(await isSoldElsewhere(db, villa.id, booking))
  const { code: bookingNumber, checkIn, checkOut, guests, items, original, total, plan } = booking
  const { stages } = paymentState(booking.stages, 0)
  return {
    bookingNumber,
    checkIn,
    checkOut,
    guests,
    items,
    original,
    total,
    plan,
    stages,
    villa: villa.name,
    villaSlug: villa.slug,
    picture: pictureAt(villa.imageUrl),
    registration: villaPageIn[language].formatRegistration(villa.registrationKind, villa.registrationNumber),
    nights: nightCount(booking),
    cancellation: cancellationLadder(booking, dayAtProperty(now()), total),
    available: free,
    dinars: dinarsFor(stages[0]?.due ?? total, rate.units),
  }
}
