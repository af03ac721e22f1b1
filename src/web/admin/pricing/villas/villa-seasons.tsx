import { toYear } from '#domain/calendar-day.ts'
import { nameOfSeason, typedRate } from '#domain/pricing/own-prices.ts'
import { countBySeason } from '#domain/pricing/year-of-prices.ts'
import { formatDay, monthDay, shortDay, weekdayAndDay } from '#words/en/days.ts'
import { formatEuros, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { resultFor } from '../../../forms/form-result.ts'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { amountHead, ColumnHeads } from '../../column-heads.tsx'
import type { VillaRates } from '../answer.ts'
import { ListHead } from '../list-head.tsx'
import { BothWidths } from '../rows-tab.tsx'
import { toSeasons } from '../seasons/address.ts'
import type { readSeasons } from '../seasons/read-seasons.server.ts'
import { Sold } from '../seasons/season-row.tsx'
import type { TabProps } from '../tabs.ts'
import { RatesForm } from './rates-form.tsx'

const heads = [
  words.season,
  words.firstNight,
  words.lastNight,
  ...[words.nights, words.sold, words.house, words.perNight].map(amountHead),
  words.ownPrice,
]

type Props = TabProps<typeof readSeasons> & { villa: { id: number; name: string } }

/** What a villa costs in the seasons of a year instead of the prices of the house: a field in each row. */
export const VillaSeasons = (props: Props) => <Rows key={`${props.villa.id} ${props.year} ${props.rates?.version}`} {...props} />

function Rows({ year, villa, rates, seasons, card, sold, today, result }: Props) {
  const here = toSeasons(year, villa.id)
  const own = resultFor(`villa ${villa.id}`, result)
  const { bySeason } = countBySeason(year, seasons, sold?.sold ?? [])
  const shown = seasons.filter(({ active }) => active)
  const day = (one: string) => (toYear(one) === year ? weekdayAndDay(one) : shortDay(one))
  return (
    <section aria-labelledby="seasons" className="list-section">
      <ListHead id="seasons" title={words.pricesOf(villa.name)} count={String(year)}>
        {words.emptyIsAsInTheHouse}
      </ListHead>
      {shown.length === 0 && <p className="py-2">{words.noSeasonsInYear(year)}</p>}
      {shown.length > 0 && (
        <RatesForm villa={villa} rates={rates} here={here} own={own} besides={baseFields(rates)}>
          <table className="list">
            <ColumnHeads heads={heads} />
            <tbody>
              {shown.map((season) => {
                const { id, name, from, until, rate, closed } = season
                const wire = nameOfSeason(id)
                const saved = typedRate(rates?.seasons[wire])
                const priced = card.seasons.find((one) => one.id === id)
                return (
                  <tr key={id}>
                    <td data-cell="main" className="font-semibold">
                      {name}
                    </td>
                    <td data-cell="second">
                      <BothWidths wide={day(from)} narrow={`${day(from)} – ${day(until)} · ${words.inTheHouse(formatEuros(rate))}`} />
                    </td>
                    <td data-cell="wide">{day(until)}</td>
                    <td data-cell="wide" className="amount text-ink-soft">
                      {formatNumber(bySeason.get(id)?.nights ?? 0)}
                    </td>
                    <td data-cell="wide" className="amount text-ink-soft">
                      <Sold counted={bySeason.get(id)} villas={closed ? null : (sold?.villas ?? null)} />
                    </td>
                    <td data-cell="wide" className="amount">
                      {formatEuros(rate)}
                    </td>
                    <td data-cell="wide" className="amount font-semibold">
                      {closed ? words.closed : formatEuros(priced?.rate ?? rate)}
                    </td>
                    <td data-cell="menu" className="own-price">
                      {until >= today ? (
                        <Field
                          label={words.seasonFromUntil(name, monthDay(from), formatDay(until))}
                          name={wire}
                          id={wire}
                          required={false}
                          defaultValue={own?.typed?.[wire] ?? saved}
                          error={own?.errors?.[wire]}
                          maxLength={20}
                          autoComplete="off"
                        />
                      ) : (
                        saved || '–'
                      )}
                    </td>
                  </tr>
                )
              })}
              <tr data-row="quiet">
                <td data-cell="main">{words.allOtherNights}</td>
                <td data-cell="second">{words.basePrice}</td>
                <td data-cell="wide" colSpan={4} />
                <td data-cell="sum" className="amount">
                  {formatEuros(card.baseRate)}
                </td>
                <td data-cell="menu">
                  <Link to={`?tab=base&villa=${villa.id}`} className="link">
                    <BothWidths wide={words.basePrice} narrow={words.edit2} />
                  </Link>
                </td>
              </tr>
            </tbody>
          </table>
        </RatesForm>
      )}
    </section>
  )
}

/** What the villa has beside its seasons goes along, as saving replaces it. */
const baseFields = (rates: VillaRates | undefined): Record<string, string> => ({
  base_price: rates?.baseRate == null ? '' : String(rates.baseRate / 100),
  included_guests: String(rates?.includedGuests ?? ''),
  further_guest_price: rates?.furtherGuest == null ? '' : String(rates.furtherGuest / 100),
})
