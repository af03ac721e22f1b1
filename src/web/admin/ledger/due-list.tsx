import { href } from 'react-router'
import { formatDay } from '#words/en/days.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-books.ts'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { BothCurrencies } from './both-currencies.tsx'
import type { Ledger } from './sums-sheet.tsx'

type Props = Pick<Ledger, 'due' | 'dueTotal'> & { page: number; perPage: number }

/** Unpaid stages, earliest first. */
export function DueList({ due, dueTotal, page, perPage }: Props) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.stillDue}</h2>
      {dueTotal.count === 0 && <p className="text-ink-soft">{words.nothingIsDueFromAnybody}</p>}
      <ul>
        {due.map(({ bookingId, bookingNumber, guestName, villa, stage, dueOn, overdue, amount, dinars }) => (
          <li
            key={`${bookingId} ${stage}`}
            className="flex justify-between gap-x-4 border-sand-line border-b py-2 text-sm xl:items-baseline xl:py-1.5"
          >
            <span>
              <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link inline-block py-1">
                {bookingNumber}
              </Link>
              {words.stage(stage, guestName, villa)}
              <span className="block text-ink-soft xl:ml-3 xl:inline">
                {overdue ? (
                  <strong className="text-brick">{words.overdueSince(formatDay(dueOn))}</strong>
                ) : (
                  words.stageDueOn(formatDay(dueOn))
                )}
              </span>
            </span>
            <span className="ml-auto text-right tabular">
              <BothCurrencies euros={amount} dinars={dinars} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pages page={page} perPage={perPage} total={dueTotal.count} label={words.pagesOfStages} />
      </div>
      {dueTotal.count > 0 && (
        <p className="mt-3 text-right font-semibold tabular">
          {words.inAllByTodaysRate(formatEuros(dueTotal.amount), formatDinars(dueTotal.dinars))}
        </p>
      )}
    </section>
  )
}
