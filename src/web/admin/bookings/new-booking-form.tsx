import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import * as words from '#words/en/office-new-booking.ts'
import { ContactAsked } from '../../forms/contact-asked.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { FORM_REFUSED, useFormResult } from '../../forms/use-form-result.ts'
import { Panel } from '../../stay/panel.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { FoldedPanel } from './folded-panel.tsx'
import { HandPaymentPanel } from './hand-payment-panel.tsx'
import { HandPrice } from './hand-price.tsx'
import { HandStayPanel } from './hand-stay-panel.tsx'
import type { Repriced } from './new-booking-forms.server.ts'
import { OfferPanel } from './offer-panel.tsx'
import type { NewBooking } from './read-new-booking.server.ts'

type Props = { asked: NewBooking; result: FormResult<Repriced> | undefined }

/** Intents that ask for prices and store nothing. */
const ASKING = ['price', 'add']

/** A booking or an offer by hand: one form, which keeps what is typed whatever is asked for. The price follows the fields of the stay. */
export function NewBookingForm({ asked, result }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { shown, ask, asking } = useShown(asked, result)
  const { villas, chosen, computed, today, stay, others, problem, byTransfer } = shown
  const { typed, errors } = result ?? {}
  const stays = [...others, ...(stay ? [stay] : [])]
  useFormResult(result)
  const follow = () => {
    const fields = new FormData(form.current ?? undefined)
    if (fields.get('checkIn') && fields.get('checkOut')) ask(fields, 'price')
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const intent = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? 'price'
    if (!ASKING.includes(intent)) return
    event.preventDefault()
    ask(new FormData(event.currentTarget), intent)
  }
  return (
    <Form ref={form} method="post" noValidate preventScrollReset onSubmit={submit} className="new-booking space-y-4">
      {others.map(({ sent, offer }) => (
        <input key={JSON.stringify(sent)} type="hidden" name="other" value={JSON.stringify({ ...sent, total: offer.total / 100 })} />
      ))}
      <ContactAsked result={result} />
      <input type="hidden" name="total" value={stay ? stay.offer.total / 100 : ''} />
      <HandStayPanel
        key={others.length}
        villas={villas}
        chosen={chosen}
        today={today}
        computed={computed}
        follow={follow}
        shown={stay !== null}
      />
      {problem && (
        <Notice tone="caution" title={words.notPossible} announced>
          {problem}
        </Notice>
      )}
      <div aria-busy={asking} className={asking ? 'opacity-50' : undefined}>
        {stay && <HandPrice offer={stay.offer} />}
      </div>
      <Panel title={words.theGuest} id="the-guest">
        <div className="space-y-5">
          <ContactFields emailHint={words.emailHint} typed={typed ?? asked.asker ?? undefined} errors={errors} />
        </div>
      </Panel>
      <GuestMore reasonNeeded={stays.some(({ offer }) => offer.reasonNeeded)} result={result} />
      <HandPaymentPanel offer={others.length === 0 ? stay?.offer : undefined} today={today} result={result} />
      <OfferPanel stays={stays} asked={asked.isAnswer || others.length > 0} today={today} byTransfer={byTransfer} result={result} />
    </Form>
  )
}

type MoreProps = { reasonNeeded: boolean; result: FormResult<Repriced> | undefined }

/** What few bookings need of their guest; a reason where the rules for guests are broken, or the price is changed. */
function GuestMore({ reasonNeeded, result }: MoreProps) {
  const { typed, errors } = result ?? {}
  const filled = Boolean(typed?.specialRequests || typed?.reason || errors?.specialRequests || errors?.reason)
  return (
    <FoldedPanel title={words.requestsAndReason} id="requests-and-reason" open={reasonNeeded || filled} answer={result}>
      <div className="space-y-4">
        <TextArea
          label={words.specialRequests}
          name="specialRequests"
          required={false}
          maxLength={1000}
          rows={2}
          hint={words.specialRequestsHint}
          defaultValue={typed?.specialRequests}
          error={errors?.specialRequests}
        />
        <TextArea
          label={words.reason}
          name="reason"
          required={reasonNeeded}
          maxLength={500}
          rows={2}
          hint={words.reasonHint}
          defaultValue={typed?.reason}
          error={errors?.reason}
        />
      </div>
    </FoldedPanel>
  )
}

/** What was asked for last, by the address, by a sent form or by the fields. */
function useShown(asked: NewBooking, result: FormResult<Repriced> | undefined) {
  const { data, state, submit } = useFetcher<FormResult<Repriced>>()
  const [shown, show] = useState(result?.shown ?? asked)
  useFormResult(data)
  useEffect(() => {
    if (result?.shown) show(result.shown)
  }, [result])
  useEffect(() => {
    if (!data?.shown) return
    show(data.shown)
    document.dispatchEvent(new Event(FORM_REFUSED))
  }, [data])
  const ask = (fields: FormData, intent: string) => {
    fields.set('intent', intent)
    void submit(fields, { method: 'post', defaultShouldRevalidate: false })
  }
  return { shown, ask, asking: state !== 'idle' }
}
