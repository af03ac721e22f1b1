import { statusLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-bookings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { formatMoment } from '../format-moment.ts'
import type { BookingDetails } from './booking-facts.tsx'

/** Status history: who, when and why. */
export function StatusChanges({ changes }: Pick<BookingDetails, 'changes'>) {
  return (
    <section className="panel">
      <h2 className="text-xl">{words.history}</h2>
      {changes.length === 0 && <p className="mt-3 text-ink-soft text-sm">{words.nothingHasChangedSince}</p>}
      <ol className="mt-3 text-sm">
        {changes.map(({ at, actor, from, to, reason }) => (
          <li key={`${at} ${to}`} className="border-sand-line border-b py-2.5 last:border-0">
            <span className="font-semibold">{from ? `${statusLabels[from]} → ${statusLabels[to]}` : statusLabels[to]}</span>
            <span className="wrap-anywhere block text-ink-soft">
              {formatMoment(at)}, {translateStored(actor)}
              {reason && `: ${translateStored(reason)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
