import { type CalendarDay, weekday, writtenDayWithWeekday } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { BASE_RATE_NAME, nightlyRate, type RateCard } from '#domain/pricing/rate-card.ts'
import * as words from '#words/office-pricing.en.ts'
import { roundEuros } from '../../format.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { daysOf, type Month, monthsLater, writtenMonth } from './months.ts'

const WEEKDAYS = [
  [words.sun, words.sunday],
  [words.mon, words.monday],
  [words.tue, words.tuesday],
  [words.wed, words.wednesday],
  [words.thu, words.thursday],
  [words.fri, words.friday],
  [words.sat, words.saturday],
] as const

type Props = { month: Month; today: CalendarDay; rates: Pick<RateCard, 'baseRate' | 'seasons'> }

/** Nightly rates of a month, calculated as in the guest's quote. */
export function CalendarTab({ month, today, rates }: Props) {
  return (
    <section aria-labelledby="month">
      <div className="mb-4 flex items-center justify-between gap-3">
        <Step to={monthsLater(month, -1)} label={words.previous} icon="previous" />
        <h2 id="month" aria-live="polite" className="text-center text-lg sm:text-xl">
          {writtenMonth(month)}
        </h2>
        <Step to={monthsLater(month, 1)} label={words.next} icon="next" />
      </div>
      <table className="rate-month" aria-labelledby="month">
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
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
      </ul>
    </section>
  )
}

function Night({ day, today, rates }: { day: CalendarDay | null } & Pick<Props, 'today' | 'rates'>) {
  if (!day) return <td className="rate-night-none" />
  const { season, rate } = nightlyRate(day, rates)
  const seasonal = season !== BASE_RATE_NAME
  return (
    <td data-seasonal={seasonal} aria-current={day === today ? 'date' : undefined}>
      <span className="sr-only">
        {writtenDayWithWeekday(day)}: {writtenEuros(rate)}, {seasonal ? words.ofSeason(season) : words.basePrice3}
      </span>
      <span aria-hidden="true">
        <span className="rate-day">{Number(day.slice(8))}</span>
        <span className="block font-semibold">{rate % 100 === 0 ? roundEuros(rate) : writtenEuros(rate)}</span>
        <span className="hidden text-ink-soft text-xs sm:block">{seasonal ? season : words.basePrice2}</span>
      </span>
    </td>
  )
}

const Step = ({ to, label, icon }: { to: Month; label: string; icon: 'previous' | 'next' }) => (
  <LinkButton to={`?tab=calendar&month=${to}`} replace preventScrollReset small>
    {icon === 'previous' && <Icon name="previous" className="size-4" />}
    <span>
      {label}
      <span className="sr-only"> {words.month}</span>
    </span>
    {icon === 'next' && <Icon name="next" className="size-4" />}
  </LinkButton>
)

/** Weeks from Sunday to Saturday; null for days of other months. */
function weeksOf(month: Month): (CalendarDay | null)[][] {
  const days = daysOf(month)
  const cells = [...Array<null>(weekday(days[0] ?? month)).fill(null), ...days]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7))
}
