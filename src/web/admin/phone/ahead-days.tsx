import type { AnswerOf } from '#contract/call.ts'
import type { todayCalls } from '#contract/today.ts'
import { phoneLink } from '#domain/contact-links.ts'
import { CHECK_OUT_TIME } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import { formatTime, weekdayAndDay } from '#words/en/days.ts'
import * as words from '#words/en/office-offline.ts'
import { arrives, leaves } from '#words/en/office-timeline.ts'

type Day = AnswerOf<typeof todayCalls.ahead>['days'][number]
type Stay = Day['arrivals'][number]

/** Who arrives and leaves on each of the days after today, with telephone numbers to tap. */
export function AheadDays({ days }: { days: Day[] }) {
  const busy = days.filter(({ arrivals, departures }) => arrivals.length + departures.length > 0)
  return (
    <section aria-labelledby="ahead" className="today-next">
      <div className="today-part">
        <h2 id="ahead">{words.nextThirtyDays}</h2>
      </div>
      {busy.length === 0 && <p className="today-nobody">{words.nobodyMovesSoon}</p>}
      <ul className="today-days">
        {busy.map(({ day, arrivals, departures }) => (
          <li key={day}>
            <h3>{weekdayAndDay(day)}</h3>
            <ul>
              {departures.map((stay) => (
                <Move key={`out ${stay.villaId} ${stay.bookingId}`} stay={stay} what={leaves} time={CHECK_OUT_TIME} />
              ))}
              {arrivals.map((stay) => (
                <Move key={`in ${stay.villaId} ${stay.bookingId}`} stay={stay} what={arrives} time={stay.arrivalTime} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Move({ stay, what, time }: { stay: Stay; what: string; time: string }) {
  const { villa, platform, guestName, guests, phone } = stay
  return (
    <li className="py-2">
      <p className="text-ink-soft text-sm">
        {what}
        {time && ` ${formatTime(time)}`} · {villa}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span>
          <b>{platform ?? guestName}</b>
          {platform === null && `, ${counts.guests(guests)}`}
        </span>
        {phone && (
          <a href={phoneLink(phone)} className="link link-alone">
            {phone}
          </a>
        )}
      </p>
    </li>
  )
}
