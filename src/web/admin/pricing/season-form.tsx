import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Field, Select } from '../../ui/field.tsx'
import { FormFailure } from '../form-failure.tsx'
import type { PricingAnswer, Season } from './answer.ts'
import { SaveButton } from './save-button.tsx'
import { useEmptiedOnceSaved } from './use-emptied-once-saved.ts'

type Props = { season?: Season; answer: PricingAnswer | undefined }

/** Adds a season, or changes the one that is given. */
export function SeasonForm({ season, answer }: Props) {
  const form = useEmptiedOnceSaved(answer)
  const [version] = useState(answer?.typed?.version ?? season?.version)
  const name = season ? `season ${season.id}` : 'season'
  const here = season ? `?tab=seasons&edit=${season.id}` : '?tab=seasons'
  const { typed, errors } = answer ?? {}
  const shown = { ...(season && wireOf(season)), ...typed }
  const id = (field: string) => `${name.replace(' ', '-')}-${field}`
  return (
    <Form ref={form} method="post" action={here} noValidate preventScrollReset className="grid gap-4 text-left sm:grid-cols-2">
      <input type="hidden" name="intent" value="save-season" />
      <input type="hidden" name="form" value={name} />
      {season && <input type="hidden" name="id" value={season.id} />}
      {season && <input type="hidden" name="version" value={version} />}
      <Field
        label="Season Name"
        id={id('name')}
        name="season_name"
        maxLength={120}
        defaultValue={shown.season_name}
        error={errors?.season_name}
      />
      <Field
        label="Price per Night (€)"
        id={id('price')}
        name="price_per_night"
        type="number"
        inputMode="decimal"
        min="0"
        step="0.01"
        defaultValue={shown.price_per_night}
        error={errors?.price_per_night}
      />
      <Field label="Start Date" id={id('from')} name="start_date" type="date" defaultValue={shown.start_date} error={errors?.start_date} />
      <Field label="End Date" id={id('until')} name="end_date" type="date" defaultValue={shown.end_date} error={errors?.end_date} />
      {season && (
        <Select label="Status" id={id('active')} name="active" defaultValue={shown.active}>
          <option value="1">Active</option>
          <option value="0">Inactive</option>
        </Select>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SaveButton form={name} label={season ? 'Save' : 'Add Season'} />
        {season && (
          <Link to="?tab=seasons" preventScrollReset className="button button-plain">
            Cancel
          </Link>
        )}
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormFailure answer={answer} here={here} />
      </div>
    </Form>
  )
}

const wireOf = ({ name, from, until, rate, active }: Season) => ({
  season_name: name,
  start_date: from,
  end_date: until,
  price_per_night: String(rate / 100),
  active: active ? '1' : '0',
})
