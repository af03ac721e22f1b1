import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../../forms/form-result.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TabHead } from '../tab-head.tsx'
import type { TabProps } from '../tabs.ts'
import { DiscountForm } from './discount-form.tsx'
import { DiscountRow } from './discount-row.tsx'
import type { readDiscounts } from './read-discounts.server.ts'

type Props = TabProps<typeof readDiscounts>

export default function DiscountsTab({ discounts, villas, editing, leaving, today, result }: Props) {
  const asked = discounts.find(({ id, active }) => id === leaving && active)
  return (
    <>
      <section aria-labelledby="discounts">
        <TabHead
          id="discounts"
          title={words.discountRules}
          count={words.active2(discounts.filter(({ state }) => state === 'active').length)}
          form={['#create-rule', words.createDiscountRule]}
        >
          {words.aRuleCountsWhile}
        </TabHead>
        {discounts.length === 0 && <p className="text-lg">{words.noDiscountRulesYetCreate}</p>}
        {discounts.length > 0 && (
          <table className="sheet">
            <thead>
              <tr>
                <th scope="col">{words.rule}</th>
                <th scope="col" className="amount">
                  {words.percentage}
                </th>
                <th scope="col">{words.booked}</th>
                <th scope="col">{words.stayPeriod}</th>
                <th scope="col" className="amount">
                  {words.nights}
                </th>
                <th scope="col">{words.status}</th>
                <th scope="col">
                  <span className="sr-only">{words.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {discounts.map((rule) => (
                <DiscountRow
                  key={rule.id}
                  rule={rule}
                  villas={villas}
                  editing={rule.id === editing}
                  today={today}
                  result={resultFor(`discount ${rule.id}`, result)}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section id="create-rule" className="panel mt-8 max-w-3xl scroll-mt-6">
        <h2 className="mb-4 text-xl">{words.createDiscountRule}</h2>
        <DiscountForm villas={villas} today={today} result={resultFor('discount', result)} />
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        back="?tab=discounts"
        title={words.deleteDiscountRule}
        act={words.yesDelete}
        acting={words.deleting}
        fields={{ intent: 'delete-discount', id: leaving ?? '' }}
      >
        <p>{words.areYouSureYouWant}</p>
        {asked && <p className="text-ink-soft text-sm">{words.itStaysInTheList(asked.name, asked.percentage)}</p>}
      </ConfirmDialog>
    </>
  )
}
