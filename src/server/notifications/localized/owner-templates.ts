import { formatTransactionDate } from '#domain/bookings/transaction-date.ts'
import { formatTime, momentInFull, zone } from '#words/en/days.ts'
import * as words from '#words/en/mail-booking.ts'
import { held } from '#words/en/mail-frame.ts'
import { ownerGuestChanged } from '#words/en/mail-stay.ts'
import { formatDinars } from '#words/en/numbers.ts'
import type { lostPayments } from '../../db/schema.ts'
import type { OwnerEmailTemplate } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import { CLOCK } from '../../safeguards/holds.ts'
import type { AboutBooking, AboutPayment } from '../about-booking.ts'
import { formatStay, guestTable, openBooking, stayTable, transactionTable } from './booking-tables.ts'

type Lost = Pick<typeof lostPayments.$inferSelect, 'orderId' | 'dinars' | 'transId' | 'authCode' | 'trxDate'>

const dashboard = (siteUrl: string) => ({ label: words.needsAttention, url: officeLink(siteUrl) })

/** The bank's records disagree with an approval. */
export const disputedPayment = (about: AboutPayment, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: disputed',
  about: about.payment.orderId,
  subject: words.ownerDisputed.subject(about.booking.code),
  preheader: words.ownerDisputed.preheader,
  blocks: [
    about.payment.attention ?? words.ownerDisputed.recordsDisagree,
    words.ownerDisputed.nightsStaySold,
    transactionTable(about),
    stayTable(about),
  ],
  button: dashboard(siteUrl),
})

/** The bank charged a payment for an order that is not in the database. */
export const lostPayment = ({ orderId, dinars, transId, authCode, trxDate }: Lost, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: lost payment',
  about: orderId,
  subject: words.ownerLostPayment.subject(orderId),
  preheader: dinars === null ? words.ownerLostPayment.preheaderWithoutAmount : words.ownerLostPayment.preheader(formatDinars(dinars)),
  blocks: [
    words.ownerLostPayment.whatToDo,
    {
      title: words.paymentTable.title,
      rows: [
        [words.paymentTable.orderId, orderId],
        [words.paymentTable.amount, dinars === null ? '-' : formatDinars(dinars)],
        [words.paymentTable.transactionId, transId || '-'],
        [words.paymentTable.authorisationCode, authCode || '-'],
        [words.paymentTable.transactionDate, trxDate ? formatTransactionDate(trxDate, momentInFull) : '-'],
      ],
    },
  ],
  button: dashboard(siteUrl),
})

/** The guest changed what the owners prepare for. */
export const guestChanged = (about: AboutBooking, eventId: number, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: guest changed',
  about: `${about.booking.code} ${eventId}`,
  subject: ownerGuestChanged.subject(about.booking.code),
  preheader: ownerGuestChanged.preheader(about.villa.name, formatStay(about.booking)),
  blocks: [
    ownerGuestChanged.hasChanged(about.booking.guestName),
    {
      title: ownerGuestChanged.title,
      rows: [[ownerGuestChanged.arrivalTime, about.booking.arrivalTime ? `${formatTime(about.booking.arrivalTime)} ${zone}` : '-']],
    },
    stayTable(about),
    guestTable(about),
  ],
  button: openBooking(about.booking, siteUrl),
})

/** A job holds back what cannot be undone. */
export function jobHeld({ id, what }: { id: number; what: string }, siteUrl: string): OwnerEmailTemplate {
  const kind = what === CLOCK ? 'clock' : 'deletion'
  return {
    kind: 'owner: job held',
    about: String(id),
    subject: held.subject[kind],
    preheader: held.preheader,
    blocks: [held.whatIsHeld[kind], held.whatToDo],
    button: dashboard(siteUrl),
  }
}
