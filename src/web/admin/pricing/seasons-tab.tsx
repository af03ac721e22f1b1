import { writtenDay } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { resultFor } from '../../forms/form-result.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { PricingResult, Season } from './answer.ts'
import { SeasonForm } from './season-form.tsx'
import { SeasonRow } from './season-row.tsx'
import { TabHead } from './tab-head.tsx'

const BACK = '?tab=seasons'

type Props = { seasons: Season[]; editing: number | null; leaving: number | null; result: PricingResult | undefined }

export function SeasonsTab({ seasons, editing, leaving, result }: Props) {
  const active = seasons.filter((season) => season.active).length
  const asked = seasons.find(({ id, active }) => id === leaving && active)
  return (
    <>
      <section aria-labelledby="seasons">
        <TabHead
          id="seasons"
          title="Seasonal Pricing"
          count={`${active} active, ${seasons.length - active} inactive`}
          form={['#add-season', 'Add Season']}
        >
          Nights in an active season cost its price, all others the base price. Where seasons overlap, the shorter one counts.
        </TabHead>
        {seasons.length === 0 && <p className="text-lg">No seasons yet: every night costs the base price. Add the first one below.</p>}
        {seasons.length > 0 && (
          <table className="sheet">
            <thead>
              <tr>
                <th scope="col">Season</th>
                <th scope="col">First night</th>
                <th scope="col">Last night</th>
                <th scope="col" className="amount">
                  Per night
                </th>
                <th scope="col">Status</th>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {seasons.map((season) => (
                <SeasonRow
                  key={season.id}
                  season={season}
                  editing={season.id === editing}
                  result={resultFor(`season ${season.id}`, result)}
                />
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section id="add-season" className="panel mt-8 max-w-3xl scroll-mt-6">
        <h2 className="mb-4 text-xl">Add Season</h2>
        <SeasonForm result={resultFor('season', result)} />
      </section>
      <ConfirmDialog
        open={asked !== undefined}
        back={BACK}
        title="Deactivate season"
        act="Yes, deactivate"
        acting="Deactivating …"
        fields={{ intent: 'deactivate-season', id: leaving ?? '' }}
      >
        <p>Are you sure you want to delete this seasonal pricing?</p>
        {asked && (
          <p className="text-ink-soft text-sm">
            {asked.name}, {writtenDay(asked.from)} to {writtenDay(asked.until)}, {writtenEuros(asked.rate)} per night. It stays in the list
            as inactive and can be reactivated.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
