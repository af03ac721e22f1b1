import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Month } from '#domain/month.ts'
import { declarations as words } from '#words/exports.ts'
import { formatRegistration, methodLabels } from '#words/in-english.ts'
import type { Deps } from '../deps.ts'
import { formatAmount } from '../exports/amounts.ts'
import { csvFile } from '../exports/csv.ts'
import type { Account } from '../http/account.ts'
import { lookAtDocuments } from './look-at-documents.ts'
import { staysOfMonth } from './stays-of-month.ts'

/** The stays of a month to declare, as CSV, with the numbers of guests' documents. */
export async function declarationsFile(deps: Deps, account: Account, month: Month): Promise<Response> {
  const { db, now } = deps
  const stays = await staysOfMonth(db, month, dayAtProperty(now()))
  const given = stays.flatMap(({ bookingId, bookingNumber, hasDocument }) =>
    bookingId !== null && hasDocument ? [{ id: bookingId, code: bookingNumber }] : [],
  )
  const numbers = await lookAtDocuments(deps, account, given)
  async function* batches() {
    yield stays.map((stay) => [
      stay.bookingNumber,
      stay.platform ?? words.ownSite,
      stay.villa,
      formatRegistration(stay.registrationKind, stay.registrationNumber),
      stay.checkIn,
      stay.checkOut,
      stay.cancelledOn,
      stay.guestName,
      stay.country,
      numbers.get(stay.bookingId ?? 0),
      formatAmount(stay.amount),
      stay.methods.map((method) => methodLabels[method]).join(', '),
      stay.levyNights,
      formatAmount(stay.levy),
    ])
  }
  return csvFile({ name: words.fileName(month), headings: words.headings, batches: batches() })
}
