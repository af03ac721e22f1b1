import { useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { CalendarEntry } from '#contract/booking-entries.ts'
import { useReading } from '../../forms/use-reading.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FormFailure, type OfficeAnswer } from '../form-failure.tsx'

type Props = { booking: CalendarEntry | undefined; back: string; here: string; answer: OfficeAnswer | undefined }

/** Only the number of guests and the special requests are editable. */
export function EditBookingDialog({ booking, back, ...form }: Props) {
  const navigate = useNavigate()
  return (
    <Dialog
      open={booking !== undefined}
      close={() => navigate(back, { replace: true, preventScrollReset: true })}
      title={`Edit booking ${booking?.bookingNumber ?? ''}`}
    >
      {booking && <EditForm key={booking.id} booking={booking} back={back} {...form} />}
    </Dialog>
  )
}

function EditForm({ booking, back, here, answer }: Props & { booking: CalendarEntry }) {
  const busy = useNavigation().state === 'submitting'
  const hydrated = useHydrated()
  const [version] = useState(answer?.typed?.version ?? booking.version)
  const before = { guests: String(booking.guest?.guests ?? 2), specialRequests: booking.specialRequests ?? '' }
  const typed = { ...before, ...answer?.typed }
  const [changed, change] = useReading((form: HTMLFormElement) => {
    const written = new FormData(form)
    return answer !== undefined || written.get('guests') !== before.guests || written.get('specialRequests') !== before.specialRequests
  }, answer !== undefined)
  return (
    <Form method="post" action={here} replace noValidate preventScrollReset className="space-y-5" {...change}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="id" value={booking.id} />
      <input type="hidden" name="version" value={version} />
      <FormFailure answer={answer} here={here} />
      <Field
        label="Guests"
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        defaultValue={typed.guests}
        error={answer?.errors?.guests}
      />
      <TextArea
        label="Special requests"
        name="specialRequests"
        required={false}
        maxLength={1000}
        defaultValue={typed.specialRequests}
        error={answer?.errors?.specialRequests}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={busy || (hydrated && !changed)} className="button button-act">
          {busy ? 'Saving …' : 'Save'}
        </button>
        <Link to={back} replace preventScrollReset className="button button-plain">
          Cancel
        </Link>
      </div>
    </Form>
  )
}
