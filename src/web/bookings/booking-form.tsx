import { type SubmitEvent, useEffect, useState } from 'react'
import { Form } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/booking.ts'
import { AskLink } from '../ask/ask-link.tsx'
import { ContactAsked } from '../forms/contact-asked.tsx'
import type { FormResult, FormValues } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import { askAbout, type StayAsked, toBookingAddress } from '../search/addresses.ts'
import type { Toast } from '../toasts/toast.ts'
import { useToast } from '../toasts/toaster.tsx'
import { JumpButton } from '../ui/jump-button.tsx'
import type { Chosen } from './booking-page.server.ts'
import { DatesField } from './dates-field.tsx'
import { FlexibleDates } from './flexible-dates.tsx'
import { GuestCount, GuestFields } from './guest-fields.tsx'
import { InTheWay } from './in-the-way.tsx'
import { useKnownGuest } from './known-guest.ts'
import { PricePanel } from './price-panel.tsx'
import { PromoField } from './promo-field.tsx'
import { ReviewButton } from './review-button.tsx'
import { StayBar } from './stay-bar.tsx'
import { useChosenStay } from './use-chosen-stay.ts'
import type { StayPrice } from './use-stay-price.ts'

/** `tell`: the dates and guests that are chosen now. */
type Props = { chosen: Chosen; result: FormResult | undefined; tell: (stay: StayAsked | null) => void }

/** Dates, guest details and price. The input is kept when the guest switches to another villa. */
export function BookingForm({ chosen, result, tell }: Props) {
  const { typed, errors } = result ?? {}
  const { villa, availability, prices } = chosen
  const toast = useToast()
  const [guests, setGuests] = useState(Number(typed?.guests ?? chosen.guest.guests))
  const [promoCode, setPromoCode] = useState(typed?.promoCode ?? chosen.promoCode)
  const forParty = { ...chosen, guests, promoCode }
  const { picked, choose, selection, pricing, impossible } = useChosenStay(forParty, typed ? submittedSelection(typed) : chosen.selection)
  useFormResult(result)
  const { checkIn, checkOut } = picked
  useEffect(() => {
    tell(checkIn && checkOut ? { checkIn, checkOut, guests } : null)
  }, [checkIn, checkOut, guests, tell])
  const toStay = (stay: StayAsked) => toBookingAddress(villa.slug, { guests: chosen.guest.guests, ...stay })
  const knownGuest = useKnownGuest()

  const hold = (event: SubmitEvent) => {
    const block = submitBlock(selection, pricing)
    if (block) toast(block.toast)
    if (block?.stop) event.preventDefault()
  }

  return (
    <Form
      method="post"
      noValidate
      onSubmit={hold}
      className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24.5rem]"
    >
      <Intent is="review" />
      <ContactAsked result={result} />
      <input type="hidden" name="villaId" value={villa.id} />
      <div className="min-w-0 space-y-6 lg:space-y-12">
        <DatesField
          selection={selection}
          asked={picked}
          availability={availability}
          rates={prices.rates}
          choose={choose}
          error={errors?.dates}
          more={<FlexibleDates selection={selection} prices={forParty} to={toStay} choose={choose} />}
        >
          <InTheWay chosen={chosen} picked={picked} impossible={impossible} to={toStay} choose={choose} />
        </DatesField>
        <div className="below-first-screen max-w-3xl">
          <GuestFields values={{ ...knownGuest, ...chosen.guest, ...typed }} errors={errors ?? {}}>
            <GuestCount
              capacity={villa.capacity}
              value={typed?.guests ?? chosen.guest.guests}
              error={errors?.guests}
              included={prices.rates.furtherGuests}
              setGuests={setGuests}
            />
          </GuestFields>
          <PromoField
            code={promoCode}
            setCode={setPromoCode}
            error={errors?.promoCode}
            refused={pricing.status === 'ready' || pricing.status === 'taken' ? pricing.codeRefused : null}
          />
        </div>
      </div>
      <div className="h-full">
        <div className="lg:tall:sticky lg:top-24">
          <PricePanel party={forParty} selection={selection} pricing={pricing} daysAbove>
            <ReviewButton />
          </PricePanel>
          <p className="mt-3 px-1 text-sm">
            <AskLink to={askAbout(villa.slug, selection.checkOut ? { ...selection, guests } : {})} />
          </p>
        </div>
      </div>
      <StayBar party={forParty} selection={selection} pricing={pricing}>
        <JumpButton to={selection.checkOut ? 'guest-details' : 'dates'} look="act" small>
          {selection.checkOut ? words.continueIt : words.chooseDates}
        </JumpButton>
      </StayBar>
    </Form>
  )
}

/** Dates from a submitted form with errors; without scripts the page is rendered from them. */
function submittedSelection({ checkIn, checkOut }: FormValues): Selection {
  if (!checkIn || !isUsableDay(checkIn)) return {}
  return checkOut && isUsableDay(checkOut) ? { checkIn, checkOut } : { checkIn }
}

/**
 * Why the form cannot be submitted, or null. `stop`: the server would give the same answer. Missing dates are still submitted, so
 * that the server reports all invalid fields together.
 */
function submitBlock({ checkOut }: Selection, pricing: StayPrice): { toast: Toast; stop: boolean } | null {
  if (!checkOut) {
    return { toast: { title: words.missingInformation, text: words.pleaseSelectBothCheck, tone: 'bad' }, stop: false }
  }
  if (pricing.status === 'loading') return { toast: { title: words.pleaseWait, text: words.thePriceIsBeingCalculated }, stop: true }
  if (pricing.status === 'failed') return { toast: { title: words.pricingError, text: pricing.error, tone: 'bad' }, stop: true }
  if (pricing.status !== 'ready') {
    return {
      toast: { title: words.pricingUnavailable, text: words.theseDatesCannotBeBooked, tone: 'bad' },
      stop: true,
    }
  }
  return null
}
