import { toYear } from '#domain/calendar-day.ts'
import { formatDay, monthDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'
import type { SeasonRate } from './rates.ts'

/** Nightly rates by season in their order, repeated every year, and the base rate. Closed seasons have none. */
export function SeasonTable({ seasons, baseRate }: { seasons: SeasonRate[]; baseRate: number }) {
  const years = [...new Set(seasons.map(({ from }) => toYear(from)))]
  return (
    <table className="w-full border-collapse text-left tabular">
      <caption className="pt-2 pb-3 text-left text-ink-soft">{words.villaUpTo6Guests}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.season}</th>
          <th scope="col">{words.pricePerNight}</th>
        </tr>
      </thead>
      {years.map((year) => (
        <tbody key={year}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-5 pb-2 font-display font-medium text-xl">
              {year}
            </th>
          </tr>
          {seasons
            .filter(({ from }) => toYear(from) === year)
            .map((season) => (
              <Row
                key={`${season.name} ${season.from}`}
                name={season.name}
                when={formatDays(season)}
                rate={season.closed ? null : season.rate}
              />
            ))}
        </tbody>
      ))}
      <tbody>
        <Row name={words.allOtherNights} when={words.outsideTheSeasons} rate={baseRate} />
      </tbody>
    </table>
  )
}

const formatDays = ({ from, until }: SeasonRate) =>
  toYear(from) === toYear(until) ? `${monthDay(from)} – ${monthDay(until)}` : `${formatDay(from)} – ${formatDay(until)}`

function Row({ name, when, rate }: { name: string; when: string; rate: number | null }) {
  return (
    <tr className="border-sand-line border-t last:border-b">
      <th scope="row" className="py-3.5 pr-4 font-normal wrap-anywhere">
        <span className="block font-semibold">{name}</span> <span className="text-ink-soft text-sm">{when}</span>
      </th>
      <td className="py-3.5 text-right font-display text-xl">{rate === null ? words.closed : formatEurosBriefly(rate)}</td>
    </tr>
  )
}
