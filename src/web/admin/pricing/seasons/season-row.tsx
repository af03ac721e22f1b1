import { Form } from 'react-router'
import { shortDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { Intent } from '../../../forms/intent.tsx'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import type { PricingResult, Season } from '../answer.ts'
import { useRowFocus } from '../use-row-focus.ts'
import { SeasonForm } from './season-form.tsx'

type Props = { season: Season; editing: boolean; result: PricingResult | undefined }

export function SeasonRow({ season, editing, result }: Props) {
  const { id, name, from, until, rate, active, closed } = season
  const open = editing && !result?.saved
  const row = useRowFocus(open)
  if (open) {
    return (
      <tr ref={row}>
        <td colSpan={6} className="max-lg:block!">
          <h3 className="mb-3 text-left text-lg">{words.edit(name)}</h3>
          <SeasonForm season={season} result={result} />
        </td>
      </tr>
    )
  }
  return (
    <tr ref={row}>
      <td data-name={words.season} className="font-semibold">
        {name}
      </td>
      <td data-name={words.firstNight}>{shortDay(from)}</td>
      <td data-name={words.lastNight}>{shortDay(until)}</td>
      <td data-name={words.perNight} className="amount">
        {closed ? words.closed : formatEuros(rate)}
      </td>
      <td data-name={words.status}>
        <span className="badge" data-tone={active ? 'good' : 'plain'}>
          {active ? words.active : words.inactive}
        </span>
      </td>
      <td>
        <Actions id={id} name={name} active={active} />
      </td>
    </tr>
  )
}

function Actions({ id, name, active }: Pick<Season, 'id' | 'name' | 'active'>) {
  const of = <span className="sr-only"> {name}</span>
  return (
    <div className="acts">
      <Form preventScrollReset className="contents">
        <input type="hidden" name="tab" value="seasons" />
        <Button name="edit" value={id} small>
          {words.edit2}
          {of}
        </Button>
        <Button name="deactivate" value={id} disabled={!active} small>
          {words.deactivate}
          {of}
        </Button>
      </Form>
      {!active && (
        <Form method="post" action="?tab=seasons" preventScrollReset className="contents">
          <Intent is="reactivate-season" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton acting={words.oneMoment} of="reactivate-season" small>
            {words.reactivate}
            {of}
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
