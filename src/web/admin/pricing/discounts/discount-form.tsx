import type { Villa } from '#contract/villas.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayMonthsLater } from '#domain/month.ts'
import * as words from '#words/en/office-pricing.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select, TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Discount, PricingResult } from '../answer.ts'
import { FormPart } from '../form-part.tsx'
import { RowForm } from '../row-form.tsx'
import { tickedVillas } from '../tick-boxes.ts'
import { VillaBoxes } from '../villa-boxes.tsx'
import { typeNames } from './discount-types.ts'

type Props = { rule?: Discount; villas: Pick<Villa, 'id' | 'name'>[]; today: CalendarDay; result: PricingResult | undefined }

const arrivalFields = [
  ['arrival_min_days', words.arrivalAtLeast],
  ['arrival_max_days', words.arrivalWithin],
] as const

/** Shown where one of them holds something. */
const further = ['stay_period_start', 'stay_period_end', 'arrival_min_days', 'arrival_max_days', 'description']

const hasVillas = (result: PricingResult | undefined) => tickedVillas(result?.typed ?? {}).length > 0

/** Creates a discount rule, or edits the given one. */
export function DiscountForm({ rule, villas, today, result }: Props) {
  const problems = result?.problems
  return (
    <RowForm
      list="?tab=discounts"
      kind="discount"
      asks
      row={rule}
      intent={rule ? 'update-discount' : 'create-discount'}
      values={rule ? toWire(rule) : newRule(today)}
      add={words.createDiscountRule}
      result={result}
    >
      {(field) => (
        <>
          {problems && (
            <div className="row-form-wide">
              <Notice tone="bad" title={words.pleaseCorrectTheFollowing} announced>
                <ul className="list-disc pl-5">
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Notice>
            </div>
          )}
          <Field label={words.discountName} maxLength={120} {...field('discount_name')} />
          <Select label={words.discountType} {...field('discount_type')}>
            {Object.entries(typeNames).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
          <DecimalField label={words.percentage} {...field('percentage')} />
          <Field label={words.minimumNights} type="number" inputMode="numeric" min="1" {...field('min_nights')} />
          <Field label={words.validFrom} type="date" hint={words.firstDay} {...field('valid_from')} />
          <Field label={words.validUntil} type="date" hint={words.lastDay} {...field('valid_until')} />
          <Select label={words.status} {...field('active')}>
            <option value="1">{words.active}</option>
            <option value="0">{words.inactive}</option>
          </Select>
          <FormPart
            title={words.furtherConditions}
            names={further}
            field={field}
            open={(rule?.villaIds.length ?? 0) > 0 || hasVillas(result)}
          >
            <Field label={words.stayPeriodStart} type="date" required={false} {...field('stay_period_start')} />
            <Field label={words.stayPeriodEnd} type="date" required={false} {...field('stay_period_end')} />
            {arrivalFields.map(([wire, label]) => (
              <Field
                key={wire}
                label={label}
                type="number"
                inputMode="numeric"
                min="0"
                required={false}
                hint={words.daysAfterBooking}
                {...field(wire)}
              />
            ))}
            <VillaBoxes id={`villas-${rule?.id ?? 'new'}`} villas={villas} saved={rule?.villaIds ?? []} typed={result?.typed} />
            <div className="sm:col-span-2">
              <TextArea label={words.description} rows={2} maxLength={1000} required={false} {...field('description')} />
            </div>
          </FormPart>
        </>
      )}
    </RowForm>
  )
}

const newRule = (today: CalendarDay) => ({
  discount_type: 'custom',
  valid_from: today,
  valid_until: dayMonthsLater(today, 3),
  min_nights: '1',
  active: '1',
})

const toWire = (rule: Discount) => ({
  discount_name: rule.name,
  discount_type: rule.type,
  percentage: String(rule.percentage),
  valid_from: rule.validFrom,
  valid_until: rule.validUntil,
  min_nights: String(rule.minimumNights),
  description: rule.description,
  stay_period_start: rule.stayFrom ?? '',
  stay_period_end: rule.stayUntil ?? '',
  arrival_min_days: String(rule.arrivalFromDays ?? ''),
  arrival_max_days: String(rule.arrivalWithinDays ?? ''),
  active: rule.active ? '1' : '0',
})
