import { useEffect, useRef } from 'react'
import { Form, href, useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater, monthsFrom, monthsLater, toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/office-timeline.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useMay } from '../use-may.ts'
import { type Layer, layers } from './layers.ts'
import type { TimelineShown } from './read-timeline.server.ts'
import { Timeline } from './timeline.tsx'

type Props = TimelineShown & { hidden: readonly Layer[]; result: FormResult | undefined }

/** Nights of all villas in a window of days, with the ways to other days. */
export default function TimelineTab({ timeline, from, bands, page, perPage, hidden, result }: Props) {
  const may = useMay()
  if (!timeline) return null
  const { days, today, villas, total } = timeline
  const at = (day: string) => `?tab=timeline&from=${day}`
  const step = (by: -1 | 1) => at(bands ? dayMonthsLater(from, by) : addDays(from, by * 28))
  return (
    <>
      <div className="calendar-bar">
        <LinkButton to={step(-1)} preventScrollReset aria-label={words.earlier} className="calendar-step" data-key="ArrowLeft">
          <Icon shape={icons.previous} />
        </LinkButton>
        <MonthChoice from={from} today={today} />
        <LinkButton to={step(1)} preventScrollReset aria-label={words.later} className="calendar-step" data-key="ArrowRight">
          <Icon shape={icons.next} />
        </LinkButton>
        <LinkButton to="?tab=timeline" preventScrollReset data-key="T">
          {words.today}
        </LinkButton>
        <Layers hidden={hidden} />
        <span className="calendar-views">
          <span aria-current="true">{words.asATimeline}</span>
          <Link to={`?from=${timeline.from}&until=${addDays(timeline.from, days)}`} aria-label={words.asAList}>
            {words.list}
          </Link>
        </span>
      </div>
      {villas.length === 0 ? (
        <p className="text-lg">{words.noVillas}</p>
      ) : (
        <Timeline
          key={`${from} ${page}`}
          villas={villas}
          from={timeline.from}
          days={days}
          today={today}
          bands={bands}
          hidden={hidden}
          result={result}
        />
      )}
      {bands && (
        <p className="mt-3 lg:hidden">
          <LinkButton to={at(bands.shown.until)} wide>
            {words.furtherDays}
          </LinkButton>
        </p>
      )}
      <Pages page={page} perPage={perPage} total={total} label={words.pagesOfVillas} />
      <div className="calendar-key">
        <ul>
          {legend.map(([state, label]) => (
            <li key={state}>
              <span className="timeline-bar" data-state={state} aria-hidden="true" />
              {label}
            </li>
          ))}
          <li>
            <span className="night-unoffered" aria-hidden="true" />
            {words.unoffered}
          </li>
        </ul>
        {may(forRoles.management) && <p className="scripted max-lg:hidden">{words.howItWorks}</p>}
      </div>
    </>
  )
}

const MONTHS_BACK = -24
const MONTHS_AHEAD = 36

/** Jumps to a month; with scripts at once. The field keeps the focus, so that arrow keys go on from month to month. */
function MonthChoice({ from, today }: { from: CalendarDay; today: CalendarDay }) {
  const shown = toMonth(from)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.elements.namedItem('from')
    if (field instanceof HTMLSelectElement) field.value = `${shown}-01`
  }, [shown])
  const around = monthsFrom(monthsLater(toMonth(today), MONTHS_BACK), monthsLater(toMonth(today), MONTHS_AHEAD))
  const months = around.includes(shown) ? around : [shown, ...around]
  return (
    <Form ref={form} preventScrollReset className="calendar-month">
      <input type="hidden" name="tab" value="timeline" />
      <Select
        label={<span className="sr-only">{words.month}</span>}
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

const nameOfLayer: Record<Layer, string> = { prices: words.prices, nights: words.leastNights }

/** What free nights show, remembered in this browser. */
function Layers({ hidden }: { hidden: readonly Layer[] }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={href('/admin/dashboard/language')} preventScrollReset className="calendar-layers">
      <Intent is="layer" />
      <input type="hidden" name="page" value={pathname + search} />
      <fieldset>
        <legend className="sr-only">{words.inFreeNights}</legend>
        {layers.map((layer) => (
          <button key={layer} type="submit" name="layer" value={layer} aria-pressed={!hidden.includes(layer)}>
            {nameOfLayer[layer]}
          </button>
        ))}
      </fieldset>
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
