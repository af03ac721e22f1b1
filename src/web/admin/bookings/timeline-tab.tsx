import { Form } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { monthsFrom, monthsLater, toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/office-timeline.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useMay } from '../use-may.ts'
import type { TimelineShown } from './read-timeline.server.ts'
import { Timeline } from './timeline.tsx'

/** Nights of all villas in a window of days, with the ways to other days. */
export default function TimelineTab({ timeline, page, perPage }: TimelineShown) {
  const may = useMay()
  if (!timeline) return null
  const { from, days, today, villas, total } = timeline
  const at = (day: string) => `?tab=timeline&from=${day}`
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <MonthChoice key={from} from={from} today={today} />
        <LinkButton to={at(addDays(from, -28))} preventScrollReset>
          {words.earlier}
        </LinkButton>
        <LinkButton to="?tab=timeline" preventScrollReset>
          {words.today}
        </LinkButton>
        <LinkButton to={at(addDays(from, 28))} preventScrollReset>
          {words.later}
        </LinkButton>
        <Link to={`?from=${from}&until=${addDays(from, days)}`} className="link link-alone">
          {words.asAList}
        </Link>
      </div>
      <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {legend.map(([state, label]) => (
          <li key={state} className="flex items-center gap-2">
            <span className="timeline-bar w-8" data-state={state} aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
      {villas.length === 0 ? (
        <p className="text-lg">{words.noVillas}</p>
      ) : (
        <Timeline key={`${from} ${page}`} villas={villas} from={from} days={days} today={today} />
      )}
      <div className="mt-6">
        <Pages page={page} perPage={perPage} total={total} label={words.pagesOfVillas} />
      </div>
      {may(forRoles.management) && <p className="scripted mt-4 text-ink-soft text-sm">{words.howItWorks}</p>}
    </>
  )
}

const MONTHS_BACK = -24
const MONTHS_AHEAD = 36

/** Jumps to a month; with scripts at once. */
function MonthChoice({ from, today }: { from: CalendarDay; today: CalendarDay }) {
  const shown = toMonth(from)
  const around = monthsFrom(monthsLater(toMonth(today), MONTHS_BACK), monthsLater(toMonth(today), MONTHS_AHEAD))
  const months = around.includes(shown) ? around : [shown, ...around]
  return (
    <Form className="flex items-end gap-3">
      <input type="hidden" name="tab" value="timeline" />
      <Select
        label={words.month}
        id="timeline-month"
        name="from"
        defaultValue={`${shown}-01`}
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {months.map((month) => (
          <option key={month} value={`${month}-01`}>
            {formatMonth(month)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button>{words.show}</Button>
      </noscript>
    </Form>
  )
}

const legend = [
  ['paid', words.paid],
  ['partial_paid', words.partlyPaid],
  ['pending', words.offered],
  ['platform', words.onAPlatform],
  ['restricted', words.keptByOwners],
] as const
