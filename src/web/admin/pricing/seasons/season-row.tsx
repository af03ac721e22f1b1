import { Form } from 'react-router'
import { toYear } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import type { CountedNights } from '#domain/pricing/year-of-prices.ts'
import { shortDay, weekdayAndDay } from '#words/en/days.ts'
import { formatEuros, formatEurosBriefly, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { Intent } from '../../../forms/intent.tsx'
import { Link } from '../../../ui/link.tsx'
import { EditMenu } from '../../edit-menu.tsx'
import type { PricingResult, Season } from '../answer.ts'
import { BothWidths, FormRow } from '../rows-tab.tsx'
import { useRowFocus } from '../use-row-focus.ts'
import { SeasonForm } from './season-form.tsx'

const COLUMNS = 9

type Props = {
  season: Season
  /** Of the seasons without a form. */
  list: string
  year: number
  /** Its nights in the year; undefined where it prices none. */
  counted: CountedNights | undefined
  /** Of villas that could be sold; null where it is not known what is sold. */
  villas: number | null
  /** What it costs more than a year before. */
  more: Cents | null
  editing: boolean
  result: PricingResult | undefined
}

/** A season of a year, in one line, or its form. */
export function SeasonRow({ season, list, year, counted, villas, more, editing, result }: Props) {
  const { id, name, from, until, rate, active, closed } = season
  const open = editing && !result?.saved
  const row = useRowFocus(open)
  if (open) {
    return (
      <FormRow place={row} span={COLUMNS} title={words.edit(name)}>
        <SeasonForm season={season} list={list} result={result} />
      </FormRow>
    )
  }
  const edit = `${list}&edit=${id}`
  const day = (one: string) => (toYear(one) === year ? weekdayAndDay(one) : shortDay(one))
  const status = active ? words.active : words.inactive
  return (
    <tr ref={row} data-row={active ? '' : 'quiet'}>
      <td data-cell="main">
        <Link to={edit} preventScrollReset className="list-main">
          {name}
        </Link>
      </td>
      <td data-cell="second">
        <BothWidths wide={day(from)} narrow={`${day(from)} – ${day(until)}${active ? '' : ` · ${words.inactive}`}`} />
      </td>
      <td data-cell="wide">{day(until)}</td>
      <td data-cell="wide" className="amount text-ink-soft">
        {formatNumber(counted?.nights ?? 0)}
      </td>
      <td data-cell="sum" className="amount font-semibold">
        {closed ? words.closed : formatEuros(rate)}
      </td>
      <td data-cell="wide" className="amount text-ink-soft">
        {formatDifference(more)}
      </td>
      <td data-cell="state" className="amount text-ink-soft">
        <Sold counted={counted} villas={closed ? null : villas} />
      </td>
      <td data-cell="wide">
        <span className="state" data-status={active ? 'paid' : 'cancelled'}>
          {status}
        </span>
      </td>
      <td data-cell="menu">
        <EditMenu
          id={`actions-${id}`}
          name={name}
          edit={edit}
          remove={{ label: words.deactivate, to: `${list}&deactivate=${id}`, possible: active }}
        >
          {!active && (
            <li>
              <Form method="post" action={list} preventScrollReset>
                <Intent is="reactivate-season" />
                <input type="hidden" name="id" value={id} />
                <button type="submit">
                  {words.reactivate}
                  <span className="sr-only"> {name}</span>
                </button>
              </Form>
            </li>
          )}
        </EditMenu>
      </td>
    </tr>
  )
}

type SoldProps = { counted: CountedNights | undefined; villas: number | null }

/** '88 of 124'. */
export const Sold = ({ counted, villas }: SoldProps) =>
  villas === null || !counted ? '–' : words.soldNights(counted.sold, counted.nights * villas)

function formatDifference(more: Cents | null): string {
  if (more === null) return '–'
  if (more === 0) return words.sameAsBefore
  return `${more > 0 ? '+' : '−'}${formatEurosBriefly(Math.abs(more))}`
}
