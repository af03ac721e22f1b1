import { useEffect } from 'react'
import type { Villa } from '#contract/villas.ts'
import { largestParty } from '#domain/stay.ts'
import * as words from '#words/booking.en.ts'
import type { FormErrors } from '../forms/form-result.ts'
import { useToast } from '../toasts/toaster.tsx'
import { Field, TextArea } from '../ui/field.tsx'

export type GuestValues = { name?: string; email?: string; phone?: string; guests?: number | string; specialRequests?: string | undefined }

type Props = { villa: Villa; values: GuestValues; errors: FormErrors }

export function GuestFields({ villa, values, errors }: Props) {
  const most = largestParty(villa.capacity)
  return (
    <fieldset id="guest-details" className="scroll-mt-24">
      <legend className="mb-5 font-display text-xl">{words.yourDetails}</legend>
      <div className="space-y-5">
        <Field label={words.name} name="name" autoComplete="name" maxLength={100} defaultValue={values.name} error={errors.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
        />
        <Field
          label={words.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={values.phone}
          error={errors.phone}
        />
        <GuestCount most={most} value={values.guests ?? 2} error={errors.guests} />
        <TextArea
          label={words.specialRequests}
          name="specialRequests"
          required={false}
          maxLength={1000}
          defaultValue={values.specialRequests}
          error={errors.specialRequests}
          hint={words.aCotALateArrival}
        />
      </div>
    </fieldset>
  )
}

function GuestCount({ most, value, error }: { most: number; value: number | string; error: string | undefined }) {
  const toast = useToast()
  useEffect(() => {
    if (error?.startsWith('Maximum')) {
      toast({ title: words.tooManyGuests, text: words.thisVillaCanAccommodate(most), tone: 'bad' })
    }
  }, [error, most, toast])

  return (
    <Field
      label={words.guests}
      name="guests"
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      defaultValue={value}
      error={error}
      hint={words.upToChildrenIncluded(most)}
      onInput={({ currentTarget }) => {
        if (Number(currentTarget.value) <= most) return
        currentTarget.value = String(most)
        toast({ title: words.guestLimitExceeded, text: words.thisVillaCanAccommodate(most) })
      }}
    />
  )
}
