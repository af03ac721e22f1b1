import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../../forms/form-result.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ColumnHeads } from '../../column-heads.tsx'
import { ListHead } from '../list-head.tsx'
import { FormRow } from '../rows-tab.tsx'
import type { TabProps } from '../tabs.ts'
import { DiscountForm } from './discount-form.tsx'
import { DiscountRow } from './discount-row.tsx'
import type { readDiscounts } from './read-discounts.server.ts'

type Props = TabProps<typeof readDiscounts>

const headings = [words.rule, words.booked, words.stayPeriod, words.kindAndTerms, words.nights, words.percentage, words.status]

export default function DiscountsTab({ discounts, villas, rows, today, result }: Props) {
  const asked = discounts.find(({ id, active }) => id === rows.leaving && active)
  const added = resultFor('discount', result)
  const adding = (rows.adding && !added?.saved) || added?.typed !== undefined
  return (
    <>
      <section aria-labelledby="discounts" className="list-section">
        <ListHead
          id="discounts"
          title={words.discountRules}
          count={words.active2(discounts.filter(({ state }) => state === 'active').length)}
        >
          {words.aRuleCountsWhile}
        </ListHead>
        {discounts.length === 0 && !adding && <p className="py-2">{words.noDiscountRulesYetCreate}</p>}
        {(discounts.length > 0 || adding) && (
          <table className="list">
            <ColumnHeads heads={headings} menu />
            <tbody>
              {adding && (
                <FormRow id="create-rule" span={headings.length + 1} title={words.createDiscountRule}>
                  <DiscountForm villas={villas} today={today} result={added} />
                </FormRow>
              )}
              {discounts.map((rule) => (
                <DiscountRow
                  key={rule.id}
                  rule={rule}
                  villas={villas}
                  editing={rule.id === rows.editing}
                  today={today}
                  result={resultFor(`discount ${rule.id}`, result)}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        back="?tab=discounts"
        title={words.deleteDiscountRule}
        act={words.yesDelete}
        acting={words.deleting}
        fields={{ intent: 'delete-discount', id: rows.leaving ?? '' }}
      >
        <p>{words.areYouSureYouWant}</p>
        {asked && <p className="text-ink-soft text-sm">{words.itStaysInTheList(asked.name, asked.percentage)}</p>}
      </ConfirmDialog>
    </>
  )
}
