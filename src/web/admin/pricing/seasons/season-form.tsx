import * as words from '#words/en/office-pricing.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import type { PricingResult, Season } from '../answer.ts'
import { RowForm } from '../row-form.tsx'

/** `list`: address of the seasons without the form. */
type Props = { season?: Season; list: string; result: PricingResult | undefined }

/** Creates a season, or edits the given one. */
export function SeasonForm({ season, list, result }: Props) {
  return (
    <RowForm
      kind="season"
      list={list}
      row={season}
      intent="save-season"
      values={season ? toWire(season) : {}}
      add={words.addSeason}
      result={result}
      asks
      inRow
    >
      {(field) => (
        <>
          <Field label={words.seasonName} maxLength={120} {...field('season_name')} />
          <Field label={words.startDate} type="date" {...field('start_date')} />
          <Field label={words.endDate} type="date" {...field('end_date')} />
          <DecimalField label={words.pricePerNight} {...field('price_per_night')} />
          <Select label={words.nightsOfSeason} {...field('closed')}>
            <option value="0">{words.soldAtThisPrice}</option>
            <option value="1">{words.closedNotSold}</option>
          </Select>
          {season && (
            <Select label={words.status} {...field('active')}>
              <option value="1">{words.active}</option>
              <option value="0">{words.inactive}</option>
            </Select>
          )}
        </>
      )}
    </RowForm>
  )
}

const toWire = ({ name, from, until, rate, active, closed }: Season) => ({
  season_name: name,
  start_date: from,
  end_date: until,
  price_per_night: String(rate / 100),
  active: active ? '1' : '0',
  closed: closed ? '1' : '0',
})
