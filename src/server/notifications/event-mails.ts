import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Event, EventType } from '../events/event.ts'
import { queueDisputedMail, queueLostPaymentMail } from './owner-mails.ts'
import { queueConfirmedAgainMail, queueFailedMail, queuePaidMails, queueRecordedMails, queueReversedMail } from './payment-mails.ts'
import { queueCancelledMails, queueReturnedMails, queueSurplusMails } from './refund-mails.ts'

type Writers = { [Type in EventType]: (tx: Db, deps: Deps, event: Extract<Event, { type: Type }>) => Promise<void> }

const writers: Writers = {
  'payment.approved': (tx, deps, { paymentId }) => queuePaidMails(tx, deps, paymentId),
  'payment.refused': (tx, deps, { paymentId }) => queueFailedMail(tx, deps, paymentId),
  'payment.recorded': (tx, deps, { paymentId, confirmed }) => queueRecordedMails(tx, deps, paymentId, { confirmed }),
  'payment.reversed': (tx, deps, { paymentId }) => queueReversedMail(tx, deps, paymentId),
  'booking.confirmed_again': (tx, deps, { bookingId }) => queueConfirmedAgainMail(tx, deps, bookingId),
  'payment.disputed': (tx, deps, { paymentId }) => queueDisputedMail(tx, deps, paymentId),
  'payment.lost': (tx, deps, { lostPaymentId }) => queueLostPaymentMail(tx, deps, lostPaymentId),
  'booking.cancelled': (tx, deps, { bookingId, returning }) => queueCancelledMails(tx, deps, bookingId, returning),
  'booking.refunded': (tx, deps, { bookingId }) => queueReturnedMails(tx, deps, bookingId),
  'payment.surplus_refunded': (tx, deps, { refundId }) => queueSurplusMails(tx, deps, refundId),
}

/** Queues the mails for an event. */
export const queueMailsOf = <E extends Event>(tx: Db, deps: Deps, event: E): Promise<void> =>
  (writers[event.type] as (tx: Db, deps: Deps, event: E) => Promise<void>)(tx, deps, event)
