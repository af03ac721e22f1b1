import type { CalendarDay } from '#domain/calendar-day.ts'
import { listWeeks, type Month, monthsLater } from '#domain/month.ts'
import { BASE_RATE_NAME, nightlyRate, nightPrice } from '#domain/pricing/rate-card.ts'
import { formatDayWithWeekday, formatMonth } from '#words/en/days.ts'
import { formatEuros, formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { WeekdayRow } from '../../../ui/weekday-row.tsx'
import type { TabProps } from '../tabs.ts'
import styles from './nights.css?url'
import type { readCalendar } from './read-calendar.server.ts'
import { ViewBar } from './view-bar.tsx'

const WEEKDAYS = [
  [words.sun, words.sunday],
  [words.mon, words.monday],
  [words.tue, words.tuesday],
  [words.wed, words.wednesday],
  [words.thu, words.thursday],
  [words.fri, words.friday],
  [words.sat, words.saturday],
] as const

type Props = TabProps<typeof readCalendar>

/** Nightly rates of a month, of the house or of a villa, calculated as in the guest's quote. */
export default function CalendarTab({ month, today, villas, villaId, rates }: Props) {
  const at = (of: number | null, when: Month) => `?tab=calendar&month=${when}${of === null ? '' : `&villa=${of}`}`
  return (
    <section aria-labelledby="month">
      <link rel="stylesheet" href={styles} precedence="office" />
      <ViewBar shown="month" villas={villas} villaId={villaId} month={month} to={(id) => at(id, month)} />
      <div className="mb-4 flex items-center justify-between gap-3">
        <Step to={at(villaId, monthsLater(month, -1))} label={words.previous} icon="previous" />
        <h2 id="month" aria-live="polite" className="text-center text-lg sm:text-xl">
          {formatMonth(month)}
        </h2>
        <Step to={at(villaId, monthsLater(month, 1))} label={words.next} icon="next" />
      </div>
      <table className="rate-month" aria-labelledby="month">
        <WeekdayRow days={WEEKDAYS} />
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
                <Night key={index} day={day} today={today} rates={rates} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="rate-key" data-seasonal="true" /> {words.seasonalPriceStriped}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="rate-key" /> {words.basePricePlain}
        </li>
        {villaId !== null && (
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="rate-key" data-own="true" /> {words.ownPriceKey}
          </li>
        )}
      </ul>
    </section>
  )
}

function Night({ day, today, rates }: { day: CalendarDay | null } & Pick<Props, 'today' | 'rates'>) {
  if (!day) return <td className="rate-night-none" />
  const { season, closed, own } = nightlyRate(day, rates)
  const price = nightPrice(day, rates)
  const seasonal = season !== BASE_RATE_NAME
  return (
    <td data-seasonal={seasonal} data-own={own || undefined} aria-current={day === today ? 'date' : undefined}>
      <span className="sr-only">
        {formatDayWithWeekday(day)}: {closed ? words.closed : formatEuros(price)}, {seasonal ? words.ofSeason(season) : words.basePrice3}
        {own && `, ${words.ownPriceOfTheVilla}`}
      </span>
      <span aria-hidden="true">
        <span className="rate-day">{Number(day.slice(8))}</span>
        <span className="block font-semibold">{closed ? words.closed : formatEurosBriefly(price)}</span>
        <span className="hidden text-ink-soft text-xs sm:block">{seasonal ? season : words.basePrice2}</span>
      </span>
    </td>
  )
}

const Step = ({ to, label, icon }: { to: string; label: string; icon: 'previous' | 'next' }) => (
  <LinkButton to={to} replace preventScrollReset small>
    {icon === 'previous' && <Icon shape={icons.previous} className="size-4" />}
    <span>
      <span className="max-sm:sr-only">{label}</span>
      <span className="sr-only"> {words.month}</span>
    </span>
    {icon === 'next' && <Icon shape={icons.next} className="size-4" />}
  </LinkButton>
)
