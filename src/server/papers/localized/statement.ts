import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { refuseIf } from '#contract/refusal.ts'
import { hasEnded } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type Cents, sum } from '#domain/money.ts'
import { type Month, toMonth } from '#domain/month.ts'
import type { Sheet } from '#domain/papers/paper.ts'
import { withLevyAfter } from '#domain/pricing/levy.ts'
import { computeIncome } from '#domain/pricing/taxes.ts'
import { nightCount } from '#domain/stay.ts'
import { formatMonth } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/client.ts'
import { bookings, papers, villas } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Period, toPeriod } from '../../exports/period.ts'
import { type Moved, movedByBooking, movedByMethod, netUntil } from '../../ledger/moved.ts'
import { allTaxRates } from '../../pricing/tax-rates.ts'
import { readSettings } from '../../settings/queries.ts'
import { formatNumber, issuePaper, lastPaper, type PaperRow } from '../issue-paper.ts'
import { toContent } from './content.ts'

/**
 * The statement of a month that is over. While its figures are as they were the last one is given again; otherwise a new one takes its
 * place. @throws Refusal `month_not_over`
 */
export async function issueStatement({ db, now }: Deps, month: Month): Promise<PaperRow> {
  refuseIf(month >= toMonth(dayAtProperty(now())) && 'month_not_over')
  return db.transaction((tx) =>
    issuePaper(tx, now(), 'statement', async () => {
      const last = await lastPaper(tx, 'statement', eq(papers.month, month))
      const byMethod = await movedByMethod(tx, toPeriod(month))
      const sections = byMethod.length === 0 ? [] : [methodSheet(byMethod), await bookingSheet(tx, toPeriod(month))]
      if (last && isDeepStrictEqual(last.content.sections, sections)) return last
      const { titleOf, headline, empty, shares, what } = words.statement
      const title = titleOf(formatMonth(month))
      const amount = net(byMethod)
      return {
        month,
        amount,
        corrects: last?.id ?? null,
        content: toContent(await readSettings(tx), {
          title: last ? words.corrected(title) : title,
          headline: [headline, formatAmount(amount)],
          sections,
          notes: [last ? words.replaces(formatNumber(last)) : '', byMethod.length === 0 ? empty : shares, what],
        }),
      }
    }),
  )
}

const net = (rows: readonly Moved[]): Cents => sum(rows.map(({ received, returned }) => received - returned))
const formatAmount = (amount: Cents): string => (amount < 0 ? `−${formatEuros(-amount)}` : formatEuros(amount))
const figures = (rows: readonly Moved[]): string[] =>
  [sum(rows.map(({ received }) => received)), sum(rows.map(({ returned }) => returned)), net(rows)].map(formatAmount)

function methodSheet(rows: Awaited<ReturnType<typeof movedByMethod>>): Sheet {
  const { byMethod, method, received, returned, net: both, total } = words.statement
  return {
    title: byMethod,
    headings: [method, received, returned, both],
    rows: rows.map((row) => [methodLabels[row.method], ...figures([row])]),
    total: [total, ...figures(rows)],
  }
}

async function bookingSheet(tx: Db, period: Period): Promise<Sheet> {
  const moved = await movedByBooking(tx, period)
  const ids = moved.map(({ bookingId }) => bookingId)
  const rows = await tx
    .select({ booking: bookings, villa: villas.name })
    .from(bookings)
    .innerJoin(villas, eq(villas.id, bookings.villaId))
    .where(anyOf(bookings.id, ids))
  const found = new Map(rows.map((row) => [row.booking.id, row]))
  const until = await netUntil(tx, ids, period.until)
  const rates = await allTaxRates(tx)
  const lines = moved.map((row) => {
    const { booking, villa } = found.get(row.bookingId) ?? {}
    // No levy falls due for a stay that did not take place.
    const price = booking && (hasEnded(booking.status) ? withLevyAfter(booking, nightCount(booking)) : booking)
    const after = until(row.bookingId)
    const before = after - net([row])
    // The share in all the money so far less that of the months before: the shares of a booking add up to the cent.
    const share = (of: 'levy' | 'vat') => (price ? computeIncome(price, after, rates)[of] - computeIncome(price, before, rates)[of] : 0)
    return { row, name: `${booking?.code ?? ''} ${villa ?? ''}`, levy: share('levy'), vat: share('vat') }
  })
  const { byBooking, booking: heading, received, returned, net: both, levy, vat, total } = words.statement
  const shares = (of: typeof lines) => [of.map((line) => line.levy), of.map((line) => line.vat)].map((all) => formatAmount(sum(all)))
  return {
    title: byBooking,
    headings: [heading, received, returned, both, levy, vat],
    rows: lines.map((line) => [line.name, ...figures([line.row]), ...shares([line])]),
    total: [total, ...figures(moved), ...shares(lines)],
  }
}
