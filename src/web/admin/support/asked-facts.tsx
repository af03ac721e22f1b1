import { href } from 'react-router'
import type { StayAsked } from '#contract/inbox.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-inbox.ts'
import { Link } from '../../ui/link.tsx'
import { FactRows } from '../bookings/facts.tsx'
import { inBriefUntil } from '../inbox/format-when.ts'
import { useReaches } from '../use-may.ts'

const describeDays = ({ checkIn, checkOut }: StayAsked, today: string) => checkIn && checkOut && inBriefUntil(checkIn, checkOut, today)

/** Villa and days of a question, as far as they are chosen. */
export const describeAsked = (asked: StayAsked, today: string): string =>
  [asked.villa, describeDays(asked, today)].filter(Boolean).join(', ') || words.kinds.question

/** What a guest asks about, before a booking. */
export const AskedFacts = ({ asked, today }: { asked: StayAsked; today: string }) => (
  <section>
    <h3>{words.askedAbout}</h3>
    <FactRows
      rows={[
        [words.villa, asked.villa],
        [words.days, describeDays(asked, today)],
        [words.guests, asked.guests && formatNumber(asked.guests)],
        [words.priceToday, asked.total !== null && formatEuros(asked.total)],
      ]}
    />
  </section>
)

/** Whether the stay can be had that a guest asks about, and the way to an offer. */
export function AnswerByOffer({ threadId, asked, today }: { threadId: number; asked: StayAsked; today: string }) {
  const reaches = useReaches()
  const toNew = href('/admin/dashboard/bookings/new')
  const { villaId, villa, checkIn, checkOut, guests, total, against } = asked
  const query = new URLSearchParams({
    ...(villaId ? { villaId: String(villaId) } : {}),
    ...(checkIn && checkOut ? { checkIn, checkOut } : {}),
    ...(guests ? { guests: String(guests) } : {}),
    question: String(threadId),
  })
  const days = describeDays(asked, today) || ''
  const free = total !== null
  if (!reaches(toNew) && !free && against.length === 0) return null
  return (
    <section aria-label={words.suggestion} className="suggested">
      {villa && (free || against.length > 0) && (
        <p>
          <b>{free ? words.isFree(villa, days) : words.isNotFree(villa, days)}</b>{' '}
          {[free && words.costsToday(formatEuros(total)), ...against].filter(Boolean).join(' ')}
        </p>
      )}
      {reaches(toNew) && (
        <p className="suggested-acts">
          <Link to={`${toNew}?${query}`} className="button button-plain button-small">
            {words.makeOffer}
          </Link>
        </p>
      )}
    </section>
  )
}
