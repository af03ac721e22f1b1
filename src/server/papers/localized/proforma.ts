import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { Settings } from '#contract/settings.ts'
import type { ScheduledStage } from '#domain/bookings/schedule.ts'
import { compactIban, formatIban, isIban } from '#domain/iban.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import { papers } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { aboutBooking } from '../../notifications/about-booking.ts'
import { stayTable } from '../../notifications/localized/booking-tables.ts'
import { type BookingRow, bookingById } from '../../stays/queries.ts'
import { formatNumber, issuePaper, lastPaper, type PaperRow } from '../issue-paper.ts'
import { nextStage } from '../proforma-offer.ts'
import { arrivalFacts, asFacts, pictureOfVilla, toContent, toRecipient } from './content.ts'
import { stageName } from './stage-name.ts'

/**
 * A pro-forma for the next unpaid stage. The last one is given again while it still holds; otherwise a new one takes its place.
 * @throws Refusal `no_such_booking`, `no_iban`, `nothing_to_pay`
 */
export const issueProforma = ({ db, now }: Deps, bookingId: number): Promise<PaperRow> =>
  db.transaction((tx) =>
    issuePaper(tx, now(), 'proforma', async () => {
      if (!(await bookingById(tx, bookingId))) throw new Refusal('no_such_booking')
      const about = await aboutBooking(tx, bookingId)
      const { booking, settings } = about
      refuseIf(!isIban(settings.company.iban) && 'no_iban')
      const stage = await nextStage(tx, booking)
      if (!stage) throw new Refusal('nothing_to_pay')
      const last = await lastPaper(tx, 'proforma', eq(papers.bookingId, bookingId))
      const transfer = { title: words.proforma.title, rows: transferRows(booking, stage, settings) }
      if (last && isDeepStrictEqual(last.content.sections[0], transfer)) return last
      return {
        bookingId,
        amount: stage.due,
        corrects: last?.id ?? null,
        recipient: toRecipient(booking),
        content: toContent(settings, {
          title: words.kinds.proforma,
          headline: [words.proforma.headline, formatEuros(stage.due)],
          sections: [transfer, asFacts(stayTable(about, formatEuros)), arrivalFacts(about)],
          ...pictureOfVilla(about),
          notes: [last ? words.replaces(formatNumber(last)) : '', words.proforma.hint, settings.company.vatStatement, words.proforma.what],
        }),
      }
    }),
  )

function transferRows(booking: BookingRow, { stage, due, dueOn }: ScheduledStage, { company }: Settings): [string, string][] {
  const { beneficiary, iban, bic, bank, amount, reference, dueOn: payBy, instalment } = words.proforma
  const rows: [string, string][] = [
    [beneficiary, company.legalName],
    [iban, formatIban(company.iban)],
    [bic, compactIban(company.bic)],
    [bank, company.transferBank],
    [amount, formatEuros(due)],
    [reference, `${booking.code}-${stage}`],
    [payBy, formatDay(dueOn)],
    [instalment, stageName(booking.stages, stage)],
  ]
  return rows.filter(([, value]) => value !== '')
}
