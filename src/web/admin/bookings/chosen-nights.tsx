import { href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { addDays, isUsableDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-timeline.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useMay } from '../use-may.ts'
import type { Chosen } from './use-night-choice.ts'

type Props = { chosen: Chosen | null; villa: string; choose: (chosen: Chosen | null) => void; here: string }

/** The chosen nights with their dates, which can be typed as well, and what can be done with them. */
export function ChosenNights({ chosen, villa, choose, here }: Props) {
  const may = useMay()
  if (!chosen || !may(forRoles.desk)) return null
  const { villaId, from, until } = chosen
  const type = (name: 'from' | 'until') => (event: { currentTarget: HTMLInputElement }) => {
    const day = event.currentTarget.value
    if (!isUsableDay(day)) return
    const typed = { ...chosen, [name]: day }
    choose(typed.until > typed.from ? typed : { ...typed, until: addDays(typed.from, 1) })
  }
  return (
    <section aria-label={words.chosen(villa)} className="panel sticky bottom-2 z-10 mt-4 flex flex-wrap items-end gap-4 shadow-2xl">
      <p role="status" className="font-semibold">
        {words.chosen(villa)}
      </p>
      <Field label={words.firstNight} id="chosen-from" name="chosenFrom" type="date" value={from} onChange={type('from')} />
      <Field label={words.freeAgain} id="chosen-until" name="chosenUntil" type="date" value={until} onChange={type('until')} />
      {may(forRoles.management) && (
        <LinkButton
          to={`${href('/admin/dashboard/bookings/new')}?${new URLSearchParams({ villaId: String(villaId), checkIn: from, checkOut: until })}`}
        >
          {words.beginBooking}
        </LinkButton>
      )}
      <LinkButton to={`${here}&restrict=${villaId}&nights=${from}_${until}`} preventScrollReset look="act">
        {words.keepForOwners}
      </LinkButton>
      <Button type="button" onClick={() => choose(null)}>
        {words.letGo}
      </Button>
    </section>
  )
}
