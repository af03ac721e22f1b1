import { Form, useNavigation } from 'react-router'
import { writtenEuros } from '#domain/money.ts'
import { shortDay } from '../../format.ts'
import type { PricingAnswer, Season } from './answer.ts'
import { SeasonForm } from './season-form.tsx'
import { useRowFocus } from './use-row-focus.ts'

type Props = { season: Season; editing: boolean; answer: PricingAnswer | undefined }

export function SeasonRow({ season, editing, answer }: Props) {
  const { id, name, from, until, rate, active } = season
  const open = editing && !answer?.saved
  const row = useRowFocus(open)
  if (open) {
    return (
      <tr ref={row}>
        <td colSpan={6} className="max-lg:block!">
          <h3 className="mb-3 text-left text-lg">Edit {name}</h3>
          <SeasonForm season={season} answer={answer} />
        </td>
      </tr>
    )
  }
  return (
    <tr ref={row}>
      <td data-name="Season" className="font-semibold">
        {name}
      </td>
      <td data-name="First night">{shortDay(from)}</td>
      <td data-name="Last night">{shortDay(until)}</td>
      <td data-name="Per night" className="amount">
        {writtenEuros(rate)}
      </td>
      <td data-name="Status">
        <span className="badge" data-tone={active ? 'good' : 'plain'}>
          {active ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td>
        <Actions id={id} name={name} active={active} />
      </td>
    </tr>
  )
}

function Actions({ id, name, active }: Pick<Season, 'id' | 'name' | 'active'>) {
  const busy = useNavigation().state === 'submitting'
  const of = <span className="sr-only"> {name}</span>
  return (
    <div className="acts">
      <Form preventScrollReset className="contents">
        <input type="hidden" name="tab" value="seasons" />
        <button type="submit" name="edit" value={id} className="button button-small button-plain">
          Edit{of}
        </button>
        <button type="submit" name="deactivate" value={id} disabled={!active} className="button button-small button-plain">
          Deactivate{of}
        </button>
      </Form>
      {!active && (
        <Form method="post" action="?tab=seasons" preventScrollReset className="contents">
          <input type="hidden" name="intent" value="reactivate-season" />
          <input type="hidden" name="id" value={id} />
          <button type="submit" disabled={busy} className="button button-small button-plain">
            Reactivate{of}
          </button>
        </Form>
      )}
    </div>
  )
}
