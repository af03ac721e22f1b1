import { eq } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { paymentTable as paymentWords } from '#words/en/mail-booking.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import type { Db } from '../../db/client.ts'
import { papers } from '../../db/schema.ts'
import { type AboutPayment, aboutPayment } from '../../notifications/about-booking.ts'
import { stayTable, transactionTable } from '../../notifications/localized/booking-tables.ts'
import { toPaidDay } from '../../payments/queries.ts'
import type { RefundRow } from '../../payments/refundable.ts'
import { formatNumber, issuePaper, type PaperRow } from '../issue-paper.ts'
import { arrivalFacts, asFacts, pictureOfVilla, toContent, toRecipient } from './content.ts'

/** The receipt of an approved payment. Issued once. */
export const issueReceipt = (tx: Db, now: Date, paymentId: number): Promise<PaperRow> =>
  issuePaper(tx, now, 'receipt', async () => {
    const [issued] = await tx.select().from(papers).where(eq(papers.paymentId, paymentId))
    if (issued) return issued
    const about = await aboutPayment(tx, paymentId)
    const { payment, booking, settings } = about
    const { title, rows } = asFacts(transactionTable(about, formatEuros))
    return {
      bookingId: booking.id,
      paymentId,
      amount: payment.amount,
      recipient: toRecipient(booking, payment.reference),
      content: toContent(settings, {
        title: words.kinds.receipt,
        headline: [words.receipt.headline, formatEuros(payment.amount)],
        // The reference of a transfer may name the guest: it is stored with the recipient.
        sections: [
          { title, rows: rows.filter(([label]) => label !== paymentWords.reference) },
          asFacts(stayTable(about, formatEuros)),
          arrivalFacts(about),
        ],
        ...pictureOfVilla(about),
        notes: [settings.company.vatStatement, words.receipt.what],
      }),
    }
  })

/** The note about a refund that is done, or about the reversal of a payment recorded by mistake. Issued once. */
export async function issueRefundNote(tx: Db, now: Date, refund: RefundRow): Promise<PaperRow> {
  const receipt = await issueReceipt(tx, now, refund.paymentId)
  return issuePaper(tx, now, 'refund', async () => {
    const [issued] = await tx.select().from(papers).where(eq(papers.refundId, refund.id))
    if (issued) return issued
    const about = await aboutPayment(tx, refund.paymentId)
    const { settings, booking } = about
    const { title, headline, what } = refund.correction
      ? { ...words.reversal, what: words.reversal.what(formatNumber(receipt)) }
      : { ...words.refund, title: words.kinds.refund }
    return {
      bookingId: booking.id,
      refundId: refund.id,
      amount: refund.amount,
      recipient: toRecipient(booking),
      corrects: refund.correction ? receipt.id : null,
      content: toContent(settings, {
        title,
        headline: [headline, formatEuros(refund.amount)],
        sections: [{ title: words.refund.title, rows: refundRows(refund, about, receipt) }, asFacts(stayTable(about, formatEuros))],
        ...pictureOfVilla(about),
        notes: [what],
      }),
    }
  })
}

function refundRows(refund: RefundRow, { payment }: AboutPayment, receipt: PaperRow): [string, string][] {
  const { correction, settledAt, createdAt, amount, dinars, transId } = refund
  const rows: [string, string][] = [
    [words.refund.amount, words.refund.both(formatEuros(amount), formatDinars(dinars))],
    [words.refund.payment, payment.orderId],
    [words.refund.paidOn, formatDay(toPaidDay(payment))],
    [words.refund.receipt, formatNumber(receipt)],
  ]
  if (correction) return rows
  return [
    ...rows,
    [words.refund.on, formatDay(dayAtProperty(settledAt ?? createdAt))],
    [words.refund.method, words.refund.ways[payment.method]],
    ...(transId ? [[words.refund.transaction, transId] as [string, string]] : []),
  ]
}
