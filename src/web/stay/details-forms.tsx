import { Form } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { arrivalTimes } from '#domain/bookings/own-stay.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { formatDay, formatTime } from '#words/en/days.ts'
import * as words from '#words/en/stay.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Fact, Panel } from './panel.tsx'

type Props = { stay: OwnStay; result: FormResult | undefined }

/** Number of guests and requests: a form until a week before arrival, then as text. */
export function DetailsForm({ stay: { booking, detailsUntil, capacity, version }, result: last }: Props) {
  const result = resultFor('details', last)
  if (detailsUntil === null) {
    return (
      <Panel title={words.guestsAndRequests} id="details">
        <dl className="space-y-4">
          <Fact name={words.guests} value={String(booking.guests)} />
          <Fact name={words.requests} value={booking.specialRequests || words.noRequests} />
        </dl>
        {blocksNights(booking.status) && <p className="mt-4 text-ink-soft text-sm">{words.noLongerChangeable}</p>}
      </Panel>
    )
  }
  const most = Math.max(capacity, booking.guests)
  return (
    <Panel title={words.guestsAndRequests} id="details">
      <Form method="post" noValidate preventScrollReset className="space-y-5">
        <Intent is="details" />
        <input type="hidden" name="version" value={version} />
        <FormFailure result={result} />
        <Select
          label={words.guests}
          name="guests"
          defaultValue={result?.typed?.guests ?? String(booking.guests)}
          error={result?.errors?.guests}
          hint={words.changeableUntil(formatDay(detailsUntil))}
        >
          {Array.from({ length: most }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
            <option key={index}>{index + 1}</option>
          ))}
        </Select>
        <TextArea
          label={words.requests}
          name="specialRequests"
          required={false}
          maxLength={1000}
          defaultValue={result?.typed?.specialRequests ?? booking.specialRequests}
          error={result?.errors?.specialRequests}
        />
        <SubmitButton acting={words.saving} of="details">
          {words.save}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** Time of arrival, until the day itself. */
export function ArrivalForm({ stay: { booking, arrivalTime, today }, result: last }: Props) {
  const result = resultFor('arrival', last)
  if (!blocksNights(booking.status) || today > booking.checkIn) return null
  return (
    <Panel title={words.arrival} id="arrival">
      <Form method="post" noValidate preventScrollReset className="space-y-5">
        <Intent is="arrival" />
        <FormFailure result={result} />
        <Select
          label={words.arrivalTime}
          name="arrivalTime"
          required={false}
          defaultValue={result?.typed?.arrivalTime ?? arrivalTime}
          error={result?.errors?.arrivalTime}
          hint={words.checkInHours}
        >
          <option value="">{words.notKnownYet}</option>
          {arrivalTimes.map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </Select>
        <SubmitButton acting={words.saving} of="arrival">
          {words.save}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
