import { changeStayPath, payAgainPath, payStagePath } from '#domain/bookings/guest-links.ts'
import { heldForAnotherTry } from '#domain/bookings/holds.ts'
import { bookingMoney, type PaymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { readCalendarOfStay } from '../calendars/stay-event.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { offeredStayPath } from '../payments/offers.ts'
import { isReplaced } from '../payments/other-attempts.ts'
import { paidAmount } from '../payments/queries.ts'
import { type AboutBooking, type AboutPayment, aboutBooking, aboutPayment } from './about-booking.ts'
import { queueForGuest, queueForOwner } from './queue-for.ts'

/** For an approved payment: receipt, and with the first stage the booking confirmation. */
export async function queuePaidMails(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const { payment } = about
  const { siteUrl } = deps.env
  const state = await readState(tx, about)
  await queueForGuest(tx, deps, about, (say) => say.receipt(about, state, siteUrl))
  if (payment.stage === 1) await queueConfirmation(tx, deps, about, state)
}

async function queueConfirmation(tx: Db, deps: Deps, about: AboutPayment, state: PaymentState): Promise<void> {
  const confirming = await getConfirmation(tx, deps, about)
  await queueForGuest(tx, deps, about, (say) => say.confirmation(about, state, confirming))
  await queueForOwner(tx, deps, about, (say, about) => say.newBooking(about, deps.env.siteUrl))
}

const getConfirmation = async (tx: Db, deps: Deps, about: AboutBooking) => ({
  siteUrl: deps.env.siteUrl,
  calendar: await readCalendarOfStay(tx, deps, about),
  today: dayAtProperty(deps.now()),
})

/** For a recorded payment: receipt, and the booking confirmation if it sells the nights. */
export async function queueRecordedMails(tx: Db, deps: Deps, paymentId: number, { confirmed }: { confirmed: boolean }): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const state = await readState(tx, about)
  await queueForGuest(tx, deps, about, (say) => say.receipt(about, state, deps.env.siteUrl))
  if (confirmed) await queueConfirmation(tx, deps, about, state)
}

/** A cancelled or failed booking is confirmed again. */
export async function queueConfirmedAgainMail(tx: Db, deps: Deps, bookingId: number): Promise<void> {
  const about = await aboutBooking(tx, bookingId)
  const state = await readState(tx, about)
  const confirming = await getConfirmation(tx, deps, about)
  await queueForGuest(tx, deps, about, (say) => say.confirmationAgain(about, state, confirming))
}

/** A payment recorded by mistake was reversed. */
export async function queueReversedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  const state = await readState(tx, about)
  await queueForGuest(tx, deps, about, (say) => say.paymentReversed(about, state, deps.env.siteUrl))
}

const readState = async (tx: Db, { booking }: AboutBooking): Promise<PaymentState> =>
  bookingMoney(booking, await paidAmount(tx, booking.id))

/** For a refused payment, unless the guest has tried again meanwhile: that attempt has mails of its own. */
export async function queueFailedMail(tx: Db, deps: Deps, paymentId: number): Promise<void> {
  const about = await aboutPayment(tx, paymentId)
  if (await isReplaced(tx, about.payment, about.booking)) return
  const again = await pageToPayAgain(tx, deps, about)
  const kept = heldForAnotherTry(about.booking, deps.now())
  await queueForGuest(tx, deps, about, (say) => say.paymentFailed(about, { again, kept, siteUrl: deps.env.siteUrl }))
}

async function pageToPayAgain(tx: Db, deps: Deps, { booking, payment }: AboutPayment): Promise<string> {
  // What was to be paid was a change of another booking.
  if (booking.changeOf !== null) return changeStayPath((await aboutBooking(tx, booking.changeOf)).booking.code, booking)
  if (payment.stage > 1) return payStagePath(booking.id)
  return offeredStayPath(deps, booking) ?? payAgainPath(booking)
}
