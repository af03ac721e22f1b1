import { shortDay } from '#words/en/days.ts'
import { stayRules } from '#words/en/office-pricing.ts'
import * as words from '#words/en/office-stay-rules.ts'
import type { StayRule } from '../answer.ts'
import { RowsTab } from '../rows-tab.tsx'
import type { TabProps } from '../tabs.ts'
import type { readRules } from './read-rules.server.ts'
import { StayRuleForm } from './stay-rule-form.tsx'
import { UnsoldNotice } from './unsold-notice.tsx'

type Props = TabProps<typeof readRules>

/** The rules for stays of guests. */
export default function StayRulesTab({ rules, unsold, villas, rows: asked, result }: Props) {
  return (
    <>
      <UnsoldNotice unsold={unsold} />
      <RowsTab
        list="rules"
        asked={asked}
        kind="rule"
        title={stayRules}
        lead={words.lead}
        none={words.none}
        headings={[words.ruleName, words.holds, words.says]}
        rows={rules.map((rule) => ({
          id: rule.id,
          name: rule.name,
          cells: [rule.active ? rule.name : `${rule.name} (${words.inactive})`, describeDays(rule, villas), describeTerms(rule)],
        }))}
        result={result}
        form={(id, own) => <StayRuleForm key={id} rule={rules.find((rule) => rule.id === id)} villas={villas} result={own} />}
        add={words.addRule}
        addInHead
        remove={{ title: words.removeRule, says: words.isRemoved, intent: 'remove-stay-rule' }}
      />
    </>
  )
}

/** When and where a rule holds. */
function describeDays({ from, until, weekdays, villaIds }: StayRule, villas: Props['villas']): string {
  const days = from && until ? words.fromUntil(shortDay(from), shortDay(until)) : words.allYear
  const names = villas.filter(({ id }) => villaIds.includes(id)).map(({ name }) => name)
  return [days, weekdays.length > 0 ? words.onlyArrivals(weekdays) : '', ...names].filter(Boolean).join(', ')
}

/** What a rule says, in short. */
function describeTerms({ arrivalDays, departureDays, closed, ...rule }: StayRule): string {
  const describe = <T,>(value: T | null, word: (value: T) => string) => (value === null ? '' : word(value))
  const terms = [
    describe(rule.minimumNights, words.atLeast),
    describe(rule.maximumNights, words.atMost),
    arrivalDays.length > 0 ? words.arrivalOn(arrivalDays) : '',
    departureDays.length > 0 ? words.departureOn(departureDays) : '',
    describe(rule.leadDays, words.bookedBefore),
    describe(rule.daysAhead, words.bookedWithin),
    describe(rule.yearsAhead, words.soldUntil),
    describe(rule.nightsBetween, words.emptyBetween),
    describe(rule.gapNights, words.gapsFrom),
    describe(rule.gapPercent, words.gapsCost),
    closed ? words.closedDates : '',
  ]
  return terms.filter(Boolean).join('; ')
}
