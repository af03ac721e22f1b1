import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty, writtenDay } from '#domain/calendar-day.ts'
import * as words from '#words/receipt.en.ts'
import { bookings, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import type { Table } from '../mail/email-template.ts'
import { aboutPayment, guestTable, stayTable, transactionTable } from '../notifications/about-booking.ts'
import { type Paper, setPaper } from './paper.ts'

const asText = ({ title, rows }: Table): Paper['tables'][number] => ({
  title,
  rows: rows.map(([label, value]): [string, string] => [label, typeof value === 'string' ? value : value.text]),
})

/** The receipt of an approved payment of the guest's own, as a PDF file. @throws Refusal `no_such_booking` */
export async function receiptOf({ db, now }: Deps, account: Account, orderId: string): Promise<Response> {
  const [own] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'approved'), eq(bookings.accountId, account.id)))
  if (!own) throw new Refusal('no_such_booking')
  const about = await aboutPayment(db, own.id)
  const { company, contact, general } = about.settings
  const pdf = await setPaper({
    title: words.title,
    language: words.language,
    number: words.number(orderId),
    site: general.siteName,
    from: [
      company.legalName,
      company.address,
      words.registrationNumber(company.registrationNumber),
      words.taxNumber(company.taxNumber),
      [contact.email, contact.phone].join(' · '),
    ],
    tables: [transactionTable(about), guestTable(about), stayTable(about)].map(asText),
    notes: [company.vatStatement, words.printedOn(writtenDay(dayAtProperty(now())))].filter(Boolean),
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${words.fileName(orderId)}"`,
      'cache-control': 'private, no-store',
    },
  })
}
