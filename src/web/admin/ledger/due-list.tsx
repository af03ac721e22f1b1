import { href, Link } from 'react-router'
import { writtenDay } from '#domain/calendar-day.ts'
import { writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import * as words from '#words/office-ledger.en.ts'
import type { Books } from './sums-sheet.tsx'

/** Unpaid stages, earliest first. */
export function DueList({ due, dueTotal }: Pick<Books, 'due' | 'dueTotal'>) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{words.stillDue}</h2>
      {due.length === 0 && <p className="text-ink-soft">{words.nothingIsDueFromAnybody}</p>}
      <ul>
        {due.map(({ bookingId, bookingNumber, guestName, villa, stage, dueOn, overdue, amount, dinars }) => (
          <li
            key={`${bookingId} ${stage}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-sand-line border-b py-3 text-sm"
          >
            <span>
              <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link inline-block py-1">
                {bookingNumber}
              </Link>
              {words.stage(stage, guestName, villa)}
              <span className="block text-ink-soft">
                {overdue ? <strong className="text-brick">{words.overdueSince(writtenDay(dueOn))}</strong> : words.dueOn(writtenDay(dueOn))}
              </span>
            </span>
            <span className="ml-auto text-right tabular">
              {writtenEuros(amount)}
              <span className="block text-ink-soft">{writtenDinars(dinars)}</span>
            </span>
          </li>
        ))}
      </ul>
      {due.length > 0 && (
        <p className="mt-3 text-right font-semibold tabular">
          {words.inAllByTodaysRate(writtenEuros(dueTotal.amount), writtenDinars(dueTotal.dinars))}
        </p>
      )}
    </section>
  )
}
