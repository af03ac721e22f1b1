import { type ReactNode, useEffect } from 'react'
import type { FurtherGuests } from '#domain/pricing/rate-card.ts'
import { largestParty } from '#domain/stay.ts'
import * as words from '#words/en/booking.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as pricingWords from '#words/en/pricing.ts'
import type { FormErrors } from '../forms/form-result.ts'
import { useToast } from '../toasts/toaster.tsx'
import { Field, TextArea } from '../ui/field.tsx'

export type GuestValues = { name?: string; email?: string; phone?: string; guests?: number | string; specialRequests?: string | undefined }

type Props = { values: GuestValues; errors: FormErrors /** How many guests: `GuestCount`, once for each villa. */; children: ReactNode }

export function GuestFields({ values, errors, children }: Props) {
  return (
    <fieldset id="guest-details" className="scroll-mt-24">
      <legend className="mb-5 font-display text-xl">{words.yourDetails}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
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
        {children}
        <div className="sm:col-span-2">
          <TextArea
            label={words.specialRequests}
            name="specialRequests"
            required={false}
            rows={2}
            maxLength={1000}
            defaultValue={values.specialRequests}
            error={errors.specialRequests}
            hint={words.aCotALateArrival}
          />
        </div>
      </div>
    </fieldset>
  )
}

type CountProps = {
  /** Of the villa. */
  capacity: number
  value: number | string
  error: string | undefined
  /** What guests above those that are included cost. */
  included: FurtherGuests | null | undefined
  label?: string
  name?: string
  setGuests?: (guests: number) => void
}

export function GuestCount({ capacity, value, error, included, label = words.guests, name = 'guests', setGuests }: CountProps) {
  const most = largestParty(capacity)
  const toast = useToast()
  useEffect(() => {
    if (error?.startsWith('Maximum')) {
      toast({ title: words.tooManyGuests, text: words.thisVillaCanAccommodate(most), tone: 'bad' })
    }
  }, [error, most, toast])

  return (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      defaultValue={value}
      error={error}
      hint={[words.upToChildrenIncluded(most), included && pricingWords.guestsInPrice(included.above, formatEurosBriefly(included.rate))]
        .filter(Boolean)
        .join(' ')}
      onInput={({ currentTarget }) => {
        if (Number(currentTarget.value) > most) {
          currentTarget.value = String(most)
          toast({ title: words.guestLimitExceeded, text: words.thisVillaCanAccommodate(most) })
        }
        const guests = Number(currentTarget.value)
        if (guests > 0) setGuests?.(guests)
      }}
    />
  )
}
