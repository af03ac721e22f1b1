import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Recorded } from '../events/consumer.ts'
import type { EventFor } from '../events/event.ts'
import { queueTicketOpened, queueTicketResolved, queueWelcome } from './account-mails.ts'
import { queueComplaintAnswered, queueComplaintReceived } from './complaint-mails.ts'
import { queueNightsLostMails, queueOfferMail, queueOfferOverMails, queueTransferMails } from './offer-mails.ts'
import { queueDisputedMail, queueGuestChangedMail, queueHeldMail, queueLostPaymentMail } from './owner-mails.ts'
import { queueConfirmedAgainMail, queueFailedMail, queuePaidMails, queueRecordedMails, queueReversedMail } from './payment-mails.ts'
import { queueCancelledMails, queueReturnedMails, queueSurplusMails } from './refund-mails.ts'
import { queueReviewRefusedMail } from './review-mails.ts'
import { queueChangeAskedMail, queueChangeDecidedMail, queueDetailsChangedMail, queueMovedMails } from './stay-mails.ts'
import { queueThreadMessage } from './thread-mails.ts'

type MailEvent = EventFor<'mail'>
type Writer<E extends MailEvent> = (tx: Db, deps: Deps, event: E, recorded: Recorded) => Promise<void>
type Writers = { [Type in MailEvent['type']]: Writer<Extract<MailEvent, { type: Type }>> }

const writers: Writers = {
  'payment.approved': (tx, deps, { paymentId }) => queuePaidMails(tx, deps, paymentId),
  'payment.refused': (tx, deps, { paymentId }) => queueFailedMail(tx, deps, paymentId),
  'payment.recorded': (tx, deps, { paymentId, confirmed }) => queueRecordedMails(tx, deps, paymentId, { confirmed }),
  'payment.reversed': (tx, deps, { paymentId }) => queueReversedMail(tx, deps, paymentId),
  'booking.confirmed_again': (tx, deps, { bookingId }) => queueConfirmedAgainMail(tx, deps, bookingId),
  'booking.restored': (tx, deps, { bookingId }) => queueConfirmedAgainMail(tx, deps, bookingId),
  'booking.details_changed': (tx, deps, { bookingId }, { id }) => queueDetailsChangedMail(tx, deps, bookingId, id),
  'payment.disputed': (tx, deps, { paymentId }) => queueDisputedMail(tx, deps, paymentId),
  'payment.lost': (tx, deps, { lostPaymentId }) => queueLostPaymentMail(tx, deps, lostPaymentId),
  'booking.cancelled': (tx, deps, { bookingId, returning }) => queueCancelledMails(tx, deps, bookingId, returning),
  'booking.refunded': (tx, deps, { bookingId }) => queueReturnedMails(tx, deps, bookingId),
  'payment.surplus_refunded': (tx, deps, { refundId }) => queueSurplusMails(tx, deps, refundId),
  'account.registered': (tx, deps, { accountId }) => queueWelcome(tx, deps, accountId),
  'ticket.opened': (tx, deps, { ticketId }) => queueTicketOpened(tx, deps, ticketId),
  'thread.message': (tx, deps, { messageId }) => queueThreadMessage(tx, deps, messageId),
  'complaint.received': (tx, deps, { complaintId }) => queueComplaintReceived(tx, deps, complaintId),
  'complaint.answered': (tx, deps, { complaintId }) => queueComplaintAnswered(tx, deps, complaintId),
  'change.asked': (tx, deps, { requestId }) => queueChangeAskedMail(tx, deps, requestId),
  'change.decided': (tx, deps, { requestId }) => queueChangeDecidedMail(tx, deps, requestId),
  'review.refused': (tx, deps, { reviewId }, { id }) => queueReviewRefusedMail(tx, deps, reviewId, id),
  'offer.sent': (tx, deps, { offerId }) => queueOfferMail(tx, deps, offerId),
  'offer.transfer_agreed': (tx, deps, { offerId }) => queueTransferMails(tx, deps, offerId),
  'offer.ended': (tx, deps, { offerId }) => queueOfferOverMails(tx, deps, offerId),
  'offer.nights_lost': (tx, deps, { bookingId }) => queueNightsLostMails(tx, deps, bookingId),
  'booking.moved': (tx, deps, { changeId }) => queueMovedMails(tx, deps, changeId),
  'booking.guest_changed': (tx, deps, { bookingId }, { id }) => queueGuestChangedMail(tx, deps, bookingId, id),
  'job.held': (tx, deps, { holdId }) => queueHeldMail(tx, deps, holdId),
  'ticket.resolved': (tx, deps, { ticketId }, { at }) => queueTicketResolved(tx, deps, ticketId, at),
}

/** Queues the mails for an event. */
export const queueMails: Writer<MailEvent> = (tx, deps, event, recorded) =>
  (writers[event.type] as Writer<MailEvent>)(tx, deps, event, recorded)
