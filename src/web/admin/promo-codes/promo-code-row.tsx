import { href } from 'react-router'
import type { PromoCode } from '#contract/promo-codes.ts'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-promo-codes.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Link } from '../../ui/link.tsx'
import { briefDay } from '../pricing/brief-day.ts'
import { BothWidths, FormRow } from '../pricing/rows-tab.tsx'
import { useRowFocus } from '../pricing/use-row-focus.ts'
import { RowMenu } from '../row-menu.tsx'
import { PromoCodeForm } from './promo-code-form.tsx'

export const columns = [words.code, words.booked, words.stays, words.villas, words.nightsAtLeast, words.uses, words.worth, words.status]

type Props = {
  promo: PromoCode
  villas: Pick<Villa, 'id' | 'name'>[]
  today: CalendarDay
  /** Address of the list without the form. */
  list: string
  editing: boolean
  result: FormResult | undefined
}

/** A code with its terms and uses in one line, or its form. */
export function PromoCodeRow({ promo, villas, today, list, editing, result }: Props) {
  const { id, code, percentage, amount, base, minimumNights, villaIds, usesInAll, usesByGuest, sold, held } = promo
  const [state, sign] = describeState(promo, today)
  const row = useRowFocus(editing)
  if (editing) {
    return (
      <FormRow place={row} span={columns.length + 1} title={`${words.change} ${words.of(code)}`}>
        <PromoCodeForm promo={promo} villas={villas} today={today} list={list} result={resultFor(`promo-code-${id}`, result)} />
      </FormRow>
    )
  }
  const edit = `${list}edit=${id}`
  const uses = held > 0 ? `${words.usesMade(sold, usesInAll)}, ${words.usesHeld(held)}` : words.usesMade(sold, usesInAll)
  const booked = `${briefDay(promo.validFrom)} – ${briefDay(promo.validUntil)}`
  const of = <span className="sr-only"> {words.of(code)}</span>
  return (
    <tr ref={row} data-row={promo.active ? '' : 'quiet'}>
      <td data-cell="main">
        <Link to={edit} preventScrollReset className="list-main">
          {code}
        </Link>
      </td>
      <td data-cell="second">
        <BothWidths wide={booked} narrow={`${uses} · ${booked}`} />
      </td>
      <td data-cell="wide">{formatPeriod(promo)}</td>
      <td data-cell="wide">
        <span className="list-terms">{formatVillas(villaIds, villas)}</span>
      </td>
      <td data-cell="wide">{words.andMore(minimumNights)}</td>
      <td data-cell="wide" title={`${words.byGuest}: ${usesByGuest ?? words.noLimit}`}>
        {uses}
      </td>
      <td data-cell="sum" className="font-semibold" title={words.bases[base]}>
        {percentage === null ? formatEuros(amount ?? 0) : words.percentOff(percentage)}
      </td>
      <td data-cell="state">
        <span className="state" data-status={sign}>
          {state}
        </span>
      </td>
      <td data-cell="menu">
        <RowMenu id={`actions-${id}`} name={`${words.change}: ${code}`}>
          <li>
            <Link to={edit} preventScrollReset>
              {words.change}
              {of}
            </Link>
          </li>
          <li>
            {/* The address that owners send to guests. */}
            <a href={`${href('/booking')}?${new URLSearchParams({ code })}`}>
              {words.link}
              {of}
            </a>
          </li>
        </RowMenu>
      </td>
    </tr>
  )
}

function describeState({ active, validFrom, validUntil }: PromoCode, today: CalendarDay): [name: string, sign: string] {
  if (!active) return [words.inactive, 'cancelled']
  if (today < validFrom) return [words.later, 'pending']
  return today <= validUntil ? [words.active, 'paid'] : [words.over, 'cancelled']
}

function formatPeriod({ stayFrom, stayUntil }: PromoCode): string {
  if (stayFrom && stayUntil) return `${briefDay(stayFrom)} – ${briefDay(stayUntil)}`
  if (stayFrom) return words.from(briefDay(stayFrom))
  return stayUntil ? words.until(briefDay(stayUntil)) : words.anyTime
}

const formatVillas = (ids: readonly number[], villas: Props['villas']): string =>
  ids.length === 0 ? words.allVillas : ids.map((id) => villas.find((villa) => villa.id === id)?.name ?? words.withdrawnVilla).join(', ')
