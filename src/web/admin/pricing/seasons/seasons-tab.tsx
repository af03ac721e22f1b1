import { useEffect, useRef } from 'react'
import { countBySeason, differenceToYearBefore, priceSteps, sumByWeek } from '#domain/pricing/year-of-prices.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import * as yearWords from '#words/en/office-year.ts'
import { resultFor } from '../../../forms/form-result.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { amountHead, ColumnHeads } from '../../column-heads.tsx'
import { ListHead } from '../list-head.tsx'
import { BothWidths, FormRow } from '../rows-tab.tsx'
import { Segment, VillaSegment } from '../segment.tsx'
import type { TabProps } from '../tabs.ts'
import { VillaSeasons } from '../villas/villa-seasons.tsx'
import { toSeasons } from './address.ts'
import { PricePlot } from './price-plot.tsx'
import type { readSeasons } from './read-seasons.server.ts'
import { SeasonForm } from './season-form.tsx'
import { SeasonRow, Sold } from './season-row.tsx'
import { YearChangePanel } from './year-change.tsx'

type Props = TabProps<typeof readSeasons>

/** The prices of a year: as steps over what is sold, and by season. */
export default function SeasonsTab(props: Props) {
  const { year, years, villas, villa, seasons, card, sold, panel, rows, today, result } = props
  const villaId = villa?.id ?? null
  const here = toSeasons(year, villaId)
  const asked = seasons.find(({ id, active }) => id === rows.leaving && active)
  return (
    <>
      <div className="prices-bar">
        <VillaSegment villas={villas} current={villaId} to={(id) => toSeasons(year, id)} />
        <Segment
          id="choose-year"
          name={yearWords.year}
          choices={years.map((one) => ({ to: toSeasons(one, villaId), label: String(one), chosen: one === year }))}
        />
      </div>
      {panel.asked && <YearChangePanel {...panel} asked={panel.asked} back={here} result={resultFor('year', result)} />}
      {!panel.asked && (
        <PricePlot
          year={year}
          steps={priceSteps(year, card)}
          weeks={sold && sumByWeek(sold.sold)}
          most={7 * (sold?.villas ?? 0)}
          today={today}
          of={villa?.name ?? null}
        />
      )}
      {villa ? <VillaSeasons {...props} villa={villa} /> : <HouseSeasons {...props} here={here} />}
      <ConfirmDialog
        open={asked !== undefined}
        back={here}
        title={words.deactivateSeason}
        act={words.yesDeactivate}
        acting={words.deactivating}
        fields={{ intent: 'deactivate-season', id: rows.leaving ?? '' }}
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

function HouseSeasons({ year, seasons, all, card, sold, rows, here, result }: Props & { here: string }) {
  const { bySeason, others } = countBySeason(year, seasons, sold?.sold ?? [])
  const villas = sold?.villas ?? null
  const added = resultFor('season', result)
  const adding = (rows.adding && !added?.saved) || added?.typed !== undefined
  return (
    <section aria-labelledby="seasons" className="list-section">
      <ListHead
        id="seasons"
        title={words.seasonalPricing}
        count={`${words.inYear(countStates(seasons), year)} · ${words.inAllYears(countStates(all))}`}
      >
        {words.nightsInAnActiveSeason}
      </ListHead>
      {seasons.length === 0 && !adding && (
        <p className="py-2">{all.length === 0 ? words.noSeasonsYetEveryNight : words.noSeasonsInYear(year)}</p>
      )}
      <table className="list">
        <ColumnHeads
          menu
          heads={[
            words.season,
            words.firstNight,
            words.lastNight,
            amountHead(words.nights),
            amountHead(words.perNight),
            amountHead(words.comparedWith(year - 1)),
            amountHead(words.sold),
            words.status,
          ]}
        />
        <tbody>
          {adding && <AddRow list={here} result={added} />}
          {seasons.map((season) => (
            <SeasonRow
              key={season.id}
              season={season}
              list={here}
              year={year}
              counted={bySeason.get(season.id)}
              villas={villas}
              more={differenceToYearBefore(season, all)}
              editing={season.id === rows.editing}
              result={resultFor(`season ${season.id}`, result)}
            />
          ))}
          <tr data-row="quiet">
            <td data-cell="main">{words.allOtherNights}</td>
            <td data-cell="second">{words.basePrice}</td>
            <td data-cell="wide" />
            <td data-cell="wide" className="amount">
              {formatNumber(others.nights)}
            </td>
            <td data-cell="sum" className="amount">
              {formatEuros(card.baseRate)}
            </td>
            <td data-cell="wide" className="amount">
              –
            </td>
            <td data-cell="state" className="amount">
              <Sold counted={others} villas={villas} />
            </td>
            <td data-cell="wide" />
            <td data-cell="menu">
              <Link to="?tab=base" className="link">
                <BothWidths wide={words.basePrice} narrow={words.edit2} />
              </Link>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function countStates(seasons: readonly { active: boolean }[]): string {
  const active = seasons.filter((season) => season.active).length
  return words.activeInactive(active, seasons.length - active)
}

function AddRow({ list, result }: Pick<Parameters<typeof SeasonForm>[0], 'list' | 'result'>) {
  const place = useRef<HTMLTableRowElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus(), [])
  return (
    <FormRow place={place} id="add-season" span={9} title={words.addSeason}>
      <SeasonForm list={list} result={result} />
    </FormRow>
  )
}
