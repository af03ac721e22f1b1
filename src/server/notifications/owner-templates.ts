import { writtenTransactionDate } from '#domain/bookings/transaction-date.ts'
import { writtenDinars } from '#domain/currency.ts'
import type { lostPayments } from '../db/schema.ts'
import type { OwnerEmailTemplate } from '../mail/email-template.ts'
import { type AboutPayment, stayTable, transactionTable } from './about-booking.ts'

type Lost = Pick<typeof lostPayments.$inferSelect, 'orderId' | 'dinars' | 'transId' | 'authCode' | 'trxDate'>

const dashboard = (siteUrl: string) => ({ label: 'Needs attention', url: `${siteUrl}/admin/dashboard` })

/** The bank's records disagree with an approval. */
export const disputedPayment = (about: AboutPayment, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: disputed',
  about: about.payment.orderId,
  subject: `Please check the payment for booking ${about.booking.code} with the bank`,
  preheader: 'The nights stay sold until you decide otherwise.',
  blocks: [
    about.payment.attention ?? 'The bank’s records did not agree with the approval of this payment when they were asked.',
    'The nights stay sold until you decide otherwise. The guest’s page says that the payment is being checked.',
    transactionTable(about),
    stayTable(about),
  ],
  button: dashboard(siteUrl),
})

/** The bank charged a payment for an order that is not in the database. */
export const lostPayment = ({ orderId, dinars, transId, authCode, trxDate }: Lost, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: lost payment',
  about: orderId,
  subject: `A payment for an unknown order: ${orderId}`,
  preheader: `${dinars === null ? 'Money' : writtenDinars(dinars)} to attach to a booking or to give back.`,
  blocks: [
    'The bank approved a payment for an order that this site does not know, as can happen after a backup was restored. Please attach it to a booking or give it back.',
    {
      title: 'Payment',
      rows: [
        ['Order id', orderId],
        ['Amount', dinars === null ? '-' : writtenDinars(dinars)],
        ['Transaction id', transId || '-'],
        ['Authorisation code', authCode || '-'],
        ['Transaction date', trxDate ? writtenTransactionDate(trxDate) : '-'],
      ],
    },
  ],
  button: dashboard(siteUrl),
})
