import type { CalendarDay } from '#domain/calendar-day.ts'
import { resultFor } from '../../forms/form-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Discount, PricingResult } from './answer.ts'
import { DiscountForm } from './discount-form.tsx'
import { DiscountRow } from './discount-row.tsx'
import { TabHead } from './tab-head.tsx'

type Props = {
  discounts: Discount[]
  editing: number | null
  leaving: number | null
  today: CalendarDay
  result: PricingResult | undefined
}

export function DiscountsTab({ discounts, editing, leaving, today, result }: Props) {
  const asked = discounts.find(({ id, active }) => id === leaving && active)
  return (
    <>
      <section aria-labelledby="discounts">
        <TabHead
          id="discounts"
          title="Discount Rules"
          count={`${discounts.filter(({ state }) => state === 'active').length} active`}
          form={['#create-rule', 'Create Discount Rule']}
        >
          A rule counts while it is active and today lies within its booking dates. Of several rules of one type only the highest counts;
          different types add up.
        </TabHead>
        {discounts.length === 0 && <p className="text-lg">No discount rules yet. Create the first one below.</p>}
        {discounts.length > 0 && (
          <table className="sheet">
            <thead>
              <tr>
                <th scope="col">Rule</th>
                <th scope="col" className="amount">
                  Percentage
                </th>
                <th scope="col">Booked</th>
                <th scope="col">Stay period</th>
                <th scope="col" className="amount">
                  Nights
                </th>
                <th scope="col">Status</th>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {discounts.map((rule) => (
                <DiscountRow
                  key={rule.id}
                  rule={rule}
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
        <h2 className="mb-4 text-xl">Create Discount Rule</h2>
        <DiscountForm today={today} result={resultFor('discount', result)} />
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        back="?tab=discounts"
        title="Delete discount rule"
        act="Yes, delete"
        acting="Deleting …"
        fields={{ intent: 'delete-discount', id: leaving ?? '' }}
      >
        <p>Are you sure you want to delete this discount rule?</p>
        {asked && (
          <p className="text-ink-soft text-sm">
            {asked.name}, {asked.percentage}%. It stays in the list as inactive and can be made active again by editing it. Bookings already
            made keep their price.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
