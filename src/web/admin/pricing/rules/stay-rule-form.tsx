import type { Villa } from '#contract/villas.ts'
import * as pricingWords from '#words/en/office-pricing.ts'
import * as words from '#words/en/office-stay-rules.ts'
import { Boxes } from '../../../ui/boxes.tsx'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import type { PricingResult, StayRule } from '../answer.ts'
import { RowForm } from '../row-form.tsx'
import { nameBox } from '../tick-boxes.ts'
import { VillaBoxes } from '../villa-boxes.tsx'

type Props = { rule: StayRule | undefined; villas: Pick<Villa, 'id' | 'name'>[]; result: PricingResult | undefined }

const numbers = [
  ['min_nights', words.leastNights, '1'],
  ['max_nights', words.mostNights, '1'],
  ['lead_days', words.leadDays, '0'],
  ['days_ahead', words.daysAhead, '0'],
  ['nights_between', words.nightsBetween, '0'],
  ['gap_nights', words.gapNights, '0'],
] as const

const hints: Record<string, string> = { gap_nights: words.gapNightsMean }

/** Adds a rule for stays, or edits the given one. */
export function StayRuleForm({ rule, villas, result }: Props) {
  const typed = result?.typed
  const days = (list: string, legend: string, hint: string, saved: readonly number[] = []) => (
    <Boxes
      id={`${list}-${rule?.id ?? 'new'}`}
      legend={legend}
      hint={hint}
      error={result?.errors?.[list]}
      boxes={words.weekdays.map(([day, label]) => ({
        name: nameBox(list, day),
        label,
        ticked: typed ? nameBox(list, day) in typed : saved.includes(day),
      }))}
    />
  )
  return (
    <RowForm
      kind="rule"
      asks
      row={rule}
      intent={rule ? 'update-stay-rule' : 'create-stay-rule'}
      values={rule ? toWire(rule) : {}}
      add={words.addRule}
      result={result}
    >
      {(field) => (
        <>
          <Field label={words.ruleName} hint={words.ruleNameMeans} maxLength={120} {...field('rule_name')} />
          <Select label={pricingWords.status} {...field('active')}>
            <option value="1">{pricingWords.active}</option>
            <option value="0">{pricingWords.inactive}</option>
          </Select>
          <Field label={words.firstDay} type="date" required={false} hint={words.emptyIsAllDays} {...field('start_date')} />
          <Field label={words.lastDay} type="date" required={false} {...field('end_date')} />
          <VillaBoxes id={`villas-${rule?.id ?? 'new'}`} villas={villas} saved={rule?.villaIds ?? []} typed={typed} />
          {days('weekdays', words.holdsOnDays, words.noneIsAllDays, rule?.weekdays)}
          {numbers.map(([wire, label, least]) => (
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
          ))}
          <DecimalField signed label={words.gapPercent} required={false} hint={words.gapPercentMeans} {...field('gap_percent')} />
          <Select label={words.yearsAhead} required={false} hint={words.onlyForAllDays} {...field('years_ahead')}>
            <option value="">{words.asWithoutTheRule}</option>
            {words.yearsChoices.map((label, years) => (
              <option key={label} value={years}>
                {label}
              </option>
            ))}
          </Select>
          {days('arrival_days', words.arrivalDays, words.noneIsAsBefore, rule?.arrivalDays)}
          {days('departure_days', words.departureDays, words.noneIsAsBefore, rule?.departureDays)}
          <Select label={words.closed} {...field('closed')}>
            {Object.entries(words.closedChoices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </>
      )}
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
