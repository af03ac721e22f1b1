import { toYear } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../../forms/form-result.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TabHead } from '../tab-head.tsx'
import type { TabProps } from '../tabs.ts'
import type { readSeasons } from './read-seasons.server.ts'
import { SeasonForm } from './season-form.tsx'
import { SeasonRow } from './season-row.tsx'
import { YearChangePanel } from './year-change.tsx'

const BACK = '?tab=seasons'

type Props = TabProps<typeof readSeasons>

export default function SeasonsTab({ year, today, seasons, editing, leaving, result }: Props) {
  const active = seasons.filter((season) => season.active).length
  const asked = seasons.find(({ id, active }) => id === leaving && active)
  return (
    <>
      <section aria-labelledby="seasons">
        <TabHead
          id="seasons"
          title={words.seasonalPricing}
          count={words.activeInactive(active, seasons.length - active)}
          form={['#add-season', words.addSeason]}
        >
          {words.nightsInAnActiveSeason}
        </TabHead>
        {seasons.length === 0 && <p className="text-lg">{words.noSeasonsYetEveryNight}</p>}
        {seasons.length > 0 && (
          <table className="sheet">
            <thead>
              <tr>
                <th scope="col">{words.season}</th>
                <th scope="col">{words.firstNight}</th>
                <th scope="col">{words.lastNight}</th>
                <th scope="col" className="amount">
                  {words.perNight}
                </th>
                <th scope="col">{words.status}</th>
                <th scope="col">
                  <span className="sr-only">{words.actions}</span>
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
        <h2 className="mb-4 text-xl">{words.addSeason}</h2>
        <SeasonForm result={resultFor('season', result)} />
      </section>
      <YearChangePanel {...year} seasons={seasons} thisYear={toYear(today)} result={resultFor('year', result)} />
      <ConfirmDialog
        open={asked !== undefined}
        back={BACK}
        title={words.deactivateSeason}
        act={words.yesDeactivate}
        acting={words.deactivating}
        fields={{ intent: 'deactivate-season', id: leaving ?? '' }}
      >
        <p>{words.areYouSureYouWantTo}</p>
        {asked && (
          <p className="text-ink-soft text-sm">
            {words.toPerNightItStays(asked.name, formatDay(asked.from), formatDay(asked.until), formatEuros(asked.rate))}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
