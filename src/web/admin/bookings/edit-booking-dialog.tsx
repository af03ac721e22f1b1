import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { CalendarEntry } from '#contract/booking-entries.ts'
import * as words from '#words/en/office-bookings.ts'
import { ContactAsked } from '../../forms/contact-asked.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useReading } from '../../forms/use-reading.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LanguageField } from './language-field.tsx'
import { TellGuestField } from './tell-guest-field.tsx'

type Props = { booking: CalendarEntry | undefined; back: string; here: string; result: FormResult | undefined }

/** Guests, special requests, and how the guest is reached. Stay and price have a page of their own. */
export function EditBookingDialog({ booking, back, ...form }: Props) {
  const navigate = useNavigate()
  return (
    <Dialog
      open={booking !== undefined}
      close={() => navigate(back, { replace: true, preventScrollReset: true })}
      title={words.editBooking(booking?.bookingNumber ?? '')}
    >
      {booking && <EditForm key={booking.id} booking={booking} back={back} {...form} />}
    </Dialog>
  )
}

function EditForm({ booking, back, here, result }: Props & { booking: CalendarEntry }) {
  const hydrated = useHydrated()
  const [version] = useState(result?.typed?.version ?? booking.version)
  const { name = '', email = '', phone = '', guests = 2 } = booking.guest ?? {}
  const { specialRequests = '', language = 'en' } = booking
  const before = { name, email, phone, language, guests: String(guests), specialRequests }
  const typed = { ...before, ...result?.typed }
  const [changed, change] = useReading((form: HTMLFormElement) => {
    const fields = new FormData(form)
    return result !== undefined || Object.entries(before).some(([field, value]) => fields.get(field) !== value)
  }, result !== undefined)
  return (
    <Form method="post" action={here} replace noValidate preventScrollReset className="space-y-5" {...change}>
      <Intent is="change" />
      <ContactAsked result={{ typed, errors: {} }} />
      <input type="hidden" name="id" value={booking.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="guestsBefore" value={guests} />
      <FormFailure result={result} here={here} />
      <Field label={words.name} name="name" maxLength={100} defaultValue={typed.name} error={result?.errors?.name} />
      <Field
        label={words.email}
        name="email"
        type="email"
        maxLength={254}
        defaultValue={typed.email}
        error={result?.errors?.email}
        hint={words.mailsGoHere}
      />
      <Field label={words.phone} name="phone" type="tel" maxLength={40} defaultValue={typed.phone} error={result?.errors?.phone} />
      <LanguageField language={typed.language} />
      <Field
        label={words.guests}
        name="guests"
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        defaultValue={typed.guests}
        error={result?.errors?.guests}
      />
      <TextArea
        label={words.specialRequests}
        name="specialRequests"
        required={false}
        maxLength={1000}
        defaultValue={typed.specialRequests}
        error={result?.errors?.specialRequests}
      />
      {email !== '' && <TellGuestField typed={result?.typed} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={hydrated && !changed} acting={words.saving} look="act">
          {words.save}
        </SubmitButton>
        <LinkButton to={back} replace preventScrollReset>
          {words.cancel}
        </LinkButton>
      </div>
      <FormQuestion result={result} />
    </Form>
  )
}
