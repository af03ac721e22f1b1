import type { Villa } from '#contract/villas.ts'
import * as pricingWords from '#words/en/office-pricing.ts'
import * as words from '#words/en/office-stay-rules.ts'
import { Boxes } from '../../../ui/boxes.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import type { PricingResult, StayRule } from '../answer.ts'
import { FormPart } from '../form-part.tsx'
import { RowForm } from '../row-form.tsx'
import { nameBox, tickedIn } from '../tick-boxes.ts'
import { VillaBoxes } from '../villa-boxes.tsx'

type Props = { rule: StayRule | undefined; villas: Pick<Villa, 'id' | 'name'>[]; result: PricingResult | undefined }

/** What a rule can say, by what it is about. */
const numbers = {
  length: [
    ['min_nights', words.leastNights, '1'],
    ['max_nights', words.mostNights, '1'],
  ],
  booking: [
    ['lead_days', words.leadDays, '0'],
    ['days_ahead', words.daysAhead, '0'],
  ],
  gaps: [
    ['nights_between', words.nightsBetween, '0'],
    ['gap_nights', words.gapNights, '0'],
  ],
} as const

const hints: Record<string, string> = { gap_nights: words.gapNightsMean }

/** Adds a rule for stays, or edits the given one. Only the parts that say something are open. */
export function StayRuleForm({ rule, villas, result }: Props) {
  const typed = result?.typed
  const ticks = (list: string, saved: readonly number[] = []) => (typed ? tickedIn(typed, list).map(Number) : saved)
  const days = (list: string, legend: string, hint: string, saved: readonly number[] = []) => (
    <Boxes
      id={`${list}-${rule?.id ?? 'new'}`}
      legend={legend}
      hint={hint}
      error={result?.errors?.[list]}
      boxes={words.weekdays.map(([day, label]) => ({
        name: nameBox(list, day),
        label,
        ticked: ticks(list, saved).includes(day),
      }))}
    />
  )
  const lists = { arrival_days: rule?.arrivalDays, departure_days: rule?.departureDays, weekdays: rule?.weekdays }
  const isTicked = (list: keyof typeof lists) => ticks(list, lists[list]).length > 0 || result?.errors?.[list] !== undefined
  return (
    <RowForm
      list="?tab=rules"
      kind="rule"
      asks
      row={rule}
      intent={rule ? 'update-stay-rule' : 'create-stay-rule'}
      values={rule ? toWire(rule) : {}}
      add={words.addRule}
      result={result}
    >
      {(field) => {
        const fields = (part: keyof typeof numbers) =>
          numbers[part].map(([wire, label, least]) => (
            <Field
              key={wire}
              label={label}
              type="number"
              inputMode="numeric"
              min={least}
              required={false}
              hint={hints[wire] ?? words.emptyIsAsBefore}
              {...field(wire)}
            />
          ))
        return (
          <>
            <Field label={words.ruleName} hint={words.ruleNameMeans} maxLength={120} {...field('rule_name')} />
            <Field label={words.firstDay} type="date" required={false} hint={words.emptyIsAllDays} {...field('start_date')} />
            <Field label={words.lastDay} type="date" required={false} {...field('end_date')} />
            <Select label={words.closed} {...field('closed')}>
              {Object.entries(words.closedChoices).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Select label={pricingWords.status} {...field('active')}>
              <option value="1">{pricingWords.active}</option>
              <option value="0">{pricingWords.inactive}</option>
            </Select>
            <VillaBoxes id={`villas-${rule?.id ?? 'new'}`} villas={villas} saved={rule?.villaIds ?? []} typed={typed} />
            <FormPart title={words.partLength} names={['min_nights', 'max_nights']} field={field} open={!rule}>
              {fields('length')}
            </FormPart>
            <FormPart title={words.partDays} names={[]} field={field} open={isTicked('arrival_days') || isTicked('departure_days')}>
              {days('arrival_days', words.arrivalDays, words.noneIsAsBefore, rule?.arrivalDays)}
              {days('departure_days', words.departureDays, words.noneIsAsBefore, rule?.departureDays)}
            </FormPart>
            <FormPart title={words.partBooking} names={['lead_days', 'days_ahead', 'years_ahead']} field={field}>
              {fields('booking')}
              <Select label={words.yearsAhead} required={false} hint={words.onlyForAllDays} {...field('years_ahead')}>
                <option value="">{words.asWithoutTheRule}</option>
                {words.yearsChoices.map((label, years) => (
                  <option key={label} value={years}>
                    {label}
                  </option>
                ))}
              </Select>
            </FormPart>
            <FormPart title={words.partGaps} names={['nights_between', 'gap_nights', 'gap_percent']} field={field}>
              {fields('gaps')}
              <DecimalField signed label={words.gapPercent} required={false} hint={words.gapPercentMeans} {...field('gap_percent')} />
            </FormPart>
            <FormPart title={words.holdsOnDays} names={[]} field={field} open={isTicked('weekdays')}>
              {days('weekdays', words.holdsOnDays, words.noneIsAllDays, rule?.weekdays)}
            </FormPart>
          </>
        )
      }}
    </RowForm>
  )
}

const toWire = (rule: StayRule): Record<string, string> => ({
  rule_name: rule.name,
  start_date: rule.from ?? '',
  end_date: rule.until ?? '',
  min_nights: String(rule.minimumNights ?? ''),
  max_nights: String(rule.maximumNights ?? ''),
  lead_days: String(rule.leadDays ?? ''),
  days_ahead: String(rule.daysAhead ?? ''),
  years_ahead: String(rule.yearsAhead ?? ''),
  nights_between: String(rule.nightsBetween ?? ''),
  gap_nights: String(rule.gapNights ?? ''),
  gap_percent: String(rule.gapPercent ?? ''),
  closed: rule.closed ? '1' : '0',
  active: rule.active ? '1' : '0',
})
