import { Field, Select } from '../../ui/field.tsx'
import type { PricingResult, Season } from './answer.ts'
import { RowForm } from './row-form.tsx'

type Props = { season?: Season; result: PricingResult | undefined }

/** Creates a season, or edits the given one. */
export function SeasonForm({ season, result }: Props) {
  return (
    <RowForm kind="season" row={season} intent="save-season" values={season ? wireOf(season) : {}} add="Add Season" result={result}>
      {(field) => (
        <>
          <Field label="Season Name" maxLength={120} {...field('season_name')} />
          <Field label="Price per Night (€)" type="number" inputMode="decimal" min="0" step="0.01" {...field('price_per_night')} />
          <Field label="Start Date" type="date" {...field('start_date')} />
          <Field label="End Date" type="date" {...field('end_date')} />
          {season && (
            <Select label="Status" {...field('active')}>
              <option value="1">Active</option>
              <option value="0">Inactive</option>
            </Select>
          )}
        </>
      )}
    </RowForm>
  )
}

const wireOf = ({ name, from, until, rate, active }: Season) => ({
  season_name: name,
  start_date: from,
  end_date: until,
  price_per_night: String(rate / 100),
  active: active ? '1' : '0',
})
