import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import { changeoverCalls } from '#contract/changeovers.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday, formatTime } from '#words/en/days.ts'
import * as words from '#words/en/office-timeline.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/changeovers'

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await apiResult(getApi(context)(changeoverCalls.list, {}))
  const shown = { today: answer?.today ?? '', days: answer?.days ?? [], error: refused?.message ?? null }
  return data(shown, { headers: { 'cache-control': 'no-store' } })
}

export default function Changeovers({ loaderData: { today, days, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.changeovers}>
      <p className="measure mb-6 text-ink-soft">{words.theNextFortnight}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      {error === null && days.length === 0 && <p className="text-lg">{words.none}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {days.map((day) => (
          <DayCard key={day.day} day={day} isToday={day.day === today} />
        ))}
      </div>
    </AdminPage>
  )
}

type Day = AnswerOf<typeof changeoverCalls.list>['days'][number]

function DayCard({ day: { day, departures, arrivals, changeovers }, isToday }: { day: Day; isToday: boolean }) {
  const id = `day-${day}`
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="mb-2 text-lg">
        {isToday && `${words.today}, `}
        {formatDayWithWeekday(day)}
      </h2>
      <ul>
        {departures.map((stay) => (
          <Move key={`out ${stay.villaId} ${stay.nights}`} what={words.leaves} stay={stay} changeover={changeovers.includes(stay.villaId)}>
            {words.after(counts.nights(stay.nights))}
          </Move>
        ))}
        {arrivals.map((stay) => (
          <Move key={`in ${stay.villaId} ${stay.nights}`} what={words.arrives} stay={stay} changeover={changeovers.includes(stay.villaId)}>
            {stay.guests !== null && `${stay.arrivalTime ? words.at(formatTime(stay.arrivalTime)) : words.noTimeYet}, `}
            {words.forNights(counts.nights(stay.nights))}
          </Move>
        ))}
      </ul>
    </section>
  )
}

type MoveProps = { what: string; stay: Day['departures'][number]; changeover: boolean; children: ReactNode }

const Move = ({ what, stay: { villa, guests }, changeover, children }: MoveProps) => (
  <li className="border-sand-line border-b py-3 last:border-0 last:pb-0">
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="w-16 text-ink-soft">{what}</span>
      <strong>{villa}</strong>
      {changeover && <span className="rounded-soft bg-aegean-mist px-2 py-0.5 font-semibold text-sm">{words.changeover}</span>}
    </p>
    <p className="text-sm">
      {guests === null ? words.guestsUnknown : counts.guests(guests)}, {children}
    </p>
  </li>
)
