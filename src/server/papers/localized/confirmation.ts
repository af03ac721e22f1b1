import { eq } from 'drizzle-orm'
import type { Facts, Sheet } from '#domain/papers/paper.ts'
import { isLine } from '#domain/pricing/price-summary.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import { refundedIfYouCancel, priceNames as siteNames } from '#words/en/pricing.ts'
import { priceLine } from '#words/localized/price-line.ts'
import type { Db } from '../../db/client.ts'
import { papers } from '../../db/schema.ts'
import { priceNames } from '../../languages/price-names.ts'
import { aboutBooking } from '../../notifications/about-booking.ts'
import { stayTable } from '../../notifications/localized/booking-tables.ts'
import type { BookingRow } from '../../stays/queries.ts'
import { formatNumber, issuePaper, lastPaper, type PaperRow } from '../issue-paper.ts'
import { arrivalFacts, asFacts, pictureOfVilla, toContent, toRecipient } from './content.ts'
import { stageName } from './stage-name.ts'

/** The confirmation of a sold booking. `again`: after a change, in place of the last one. */
export const issueConfirmation = (tx: Db, now: Date, bookingId: number, { again = false } = {}): Promise<PaperRow> =>
  issuePaper(tx, now, 'confirmation', async () => {
    const last = await lastPaper(tx, 'confirmation', eq(papers.bookingId, bookingId))
    if (last && !again) return last
    const about = await aboutBooking(tx, bookingId)
    const { booking, settings } = about
    const title = words.kinds.confirmation
    const names = await priceNames(tx, booking.language)
    return {
      bookingId,
      amount: booking.total,
      corrects: last?.id ?? null,
      recipient: toRecipient(booking),
      content: toContent(settings, {
        title: last ? words.corrected(title) : title,
        headline: [words.confirmation.headline, formatEuros(booking.total)],
        sections: [asFacts(stayTable(about, formatEuros)), arrivalFacts(about), priceSheet(booking, names), planSheet(booking)],
        notes: [
          last ? words.replaces(formatNumber(last)) : '',
          settings.company.vatStatement,
          words.confirmation.cancelling(refundedIfYouCancel(booking.cancellation)),
          words.confirmation.what,
        ],
        ...pictureOfVilla(about),
      }),
    }
  })

const formatSigned = (amount: number): string => (amount < 0 ? `−${formatEuros(-amount)}` : formatEuros(amount))

/** The lines of the price; VAT and an included levy stand with the stay. Bookings of older versions may have no lines. */
function priceSheet({ items, total }: BookingRow, names: Record<string, string>): Sheet {
  const { price, item: what, amount, total: all } = words.confirmation
  const named = (name: string) => names[name] ?? siteNames[name] ?? name
  return {
    title: price,
    headings: [what, amount],
    rows: items.filter(isLine).map((item) => [priceLine(item, named), formatSigned(item.amount)]),
    total: [all, formatEuros(total)],
  }
}

function planSheet({ stages }: BookingRow): Facts | Sheet {
  const { plan, item, dueOn, amount } = words.confirmation
  return {
    title: plan,
    headings: [item, dueOn, amount],
    rows: stages.map((one) => [stageName(stages, one.stage), formatDay(one.dueOn), formatEuros(one.amount)]),
    total: null,
  }
}
