import { addDays } from '#domain/calendar-day.ts'
import { shortDay } from '#words/en/days.ts'
import * as words from '#words/en/office-year.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { UnsoldNights } from '../answer.ts'

/** Nights that no stay can cover by the rules, and what to do about them. */
export function UnsoldNotice({ unsold }: { unsold: UnsoldNights[] }) {
  if (unsold.length === 0) return null
  return (
    <div className="mb-8">
      <Notice tone="caution" title={words.title}>
        <ul className="my-1 list-disc space-y-1 pl-5">
          {unsold.map(({ checkIn, checkOut, ...nights }) => (
            <li key={`${checkIn} ${nights.villas}`}>
              {words.nothingSold({ from: shortDay(checkIn), until: shortDay(addDays(checkOut, -1)), ...nights })}
            </li>
          ))}
        </ul>
        <p>{words.whatToDo}</p>
      </Notice>
    </div>
  )
}
