import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { shortDay } from '#words/en/days.ts'
import * as words from '#words/en/office-pricing.ts'
import { termsOfRule } from '../../../pricing/terms-of-rule.ts'
import { Button } from '../../../ui/button.tsx'
import type { Discount, PricingResult } from '../answer.ts'
import { useRowFocus } from '../use-row-focus.ts'
import { DiscountForm } from './discount-form.tsx'
import { typeNames } from './discount-types.ts'

const tones = { active: 'good', future: 'waiting', inactive: 'bad', other: 'plain' } as const

type Props = {
  rule: Discount
  villas: Pick<Villa, 'id' | 'name'>[]
  editing: boolean
  today: CalendarDay
  result: PricingResult | undefined
}

export function DiscountRow({ rule, villas, editing, today, result }: Props) {
  const { id, name, type, percentage, minimumNights, state, stateLabel, description, active } = rule
  const open = editing && !result?.saved
  const row = useRowFocus(open)
  if (open) {
    return (
      <tr ref={row}>
        <td colSpan={7} className="max-lg:block!">
          <h3 className="mb-3 text-left text-lg">{words.edit(name)}</h3>
          <DiscountForm rule={rule} villas={villas} today={today} result={result} />
        </td>
      </tr>
    )
  }
  return (
    <tr ref={row}>
      <td data-name={words.rule}>
        <span className="max-w-[22rem]">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">{typeNames[type]}</span>
          {description && <span className="block text-ink-soft">{description}</span>}
          {termsOfRule(rule, villas).map((term) => (
            <span key={term} className="block text-ink-soft">
              {term}
            </span>
          ))}
        </span>
      </td>
      <td data-name={words.percentage} className="amount">
        {percentage}%
      </td>
      <td data-name={words.booked}>
        <Period from={rule.validFrom} until={rule.validUntil} />
      </td>
      <td data-name={words.stayPeriod}>
        {rule.stayFrom || rule.stayUntil ? <Period from={rule.stayFrom} until={rule.stayUntil} /> : words.anyTime}
      </td>
      <td data-name={words.nights} className="amount">
        {minimumNights}+
      </td>
      <td data-name={words.status}>
        <span className="badge" data-tone={tones[state]}>
          {stateLabel}
        </span>
      </td>
      <td>
        <Form preventScrollReset className="acts">
          <input type="hidden" name="tab" value="discounts" />
          <Button name="edit" value={id} small>
            {words.edit2}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button name="delete" value={id} disabled={!active} small>
            {words.deleteIt}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
      </td>
    </tr>
  )
}

const Period = ({ from, until }: { from: CalendarDay | null; until: CalendarDay | null }) => (
  <span>
    <span className="block xl:whitespace-nowrap">{from ? shortDay(from) : words.anyDay}</span>
    <span className="block xl:whitespace-nowrap">
      {words.to} {until ? shortDay(until) : words.anyDay2}
    </span>
  </span>
)
