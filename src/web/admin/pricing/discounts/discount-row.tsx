import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-pricing.ts'
import { termsOfRule } from '../../../pricing/terms-of-rule.ts'
import { Link } from '../../../ui/link.tsx'
import { EditMenu } from '../../edit-menu.tsx'
import type { Discount, PricingResult } from '../answer.ts'
import { briefDay } from '../brief-day.ts'
import { BothWidths, FormRow } from '../rows-tab.tsx'
import { useRowFocus } from '../use-row-focus.ts'
import { DiscountForm } from './discount-form.tsx'
import { typeNames } from './discount-types.ts'

/** The signs of bookings that say the same. */
const signs = { active: 'paid', future: 'pending', inactive: 'cancelled', other: 'refunded' } as const

const COLUMNS = 8

type Props = {
  rule: Discount
  villas: Pick<Villa, 'id' | 'name'>[]
  editing: boolean
  today: CalendarDay
  result: PricingResult | undefined
}

/** A discount rule in one line, or its form. */
export function DiscountRow({ rule, villas, editing, today, result }: Props) {
  const { id, name, type, percentage, minimumNights, state, stateLabel, description, active } = rule
  const open = editing && !result?.saved
  const row = useRowFocus(open)
  if (open) {
    return (
      <FormRow place={row} span={COLUMNS} title={words.edit(name)}>
        <DiscountForm rule={rule} villas={villas} today={today} result={result} />
      </FormRow>
    )
  }
  const edit = `?tab=discounts&edit=${id}`
  const booked = formatPeriod(rule.validFrom, rule.validUntil)
  const stay = rule.stayFrom || rule.stayUntil ? formatPeriod(rule.stayFrom, rule.stayUntil) : words.anyTime
  const terms = [typeNames[type], ...termsOfRule(rule, villas)].join(' · ')
  return (
    <tr ref={row} data-row={active ? '' : 'quiet'}>
      <td data-cell="main">
        <Link to={edit} preventScrollReset className="list-main" title={description || undefined}>
          {name}
        </Link>
      </td>
      <td data-cell="second">
        <BothWidths wide={booked} narrow={`${words.booked}: ${booked}`} />
      </td>
      <td data-cell="wide">{stay}</td>
      <td data-cell="wide">
        <span className="list-terms" title={terms}>
          {terms}
        </span>
      </td>
      <td data-cell="wide" className="amount">
        {minimumNights}+
      </td>
      <td data-cell="sum" className="amount font-semibold">
        {percentage}%
      </td>
      <td data-cell="state">
        <span className="state" data-status={signs[state]}>
          {stateLabel}
        </span>
      </td>
      <td data-cell="menu">
        <EditMenu
          id={`actions-${id}`}
          name={name}
          edit={edit}
          remove={{ label: words.deleteIt, to: `?tab=discounts&delete=${id}`, possible: active }}
        />
      </td>
    </tr>
  )
}

const formatPeriod = (from: CalendarDay | null, until: CalendarDay | null): string =>
  `${from ? briefDay(from) : words.anyDay} – ${until ? briefDay(until) : words.anyDay2}`
