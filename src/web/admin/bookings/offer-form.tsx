import { Form, href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_ALTERNATIVES, MOST_DAYS_OPEN } from '#domain/bookings/offer.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/office-offers.en.ts'
import { writtenDay, writtenEuros } from '#words/written.en.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Panel } from '../../stay/panel.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMay } from '../use-may.ts'
import { ContactFields } from './contact-fields.tsx'
import type { PricedStay } from './read-new-booking.server.ts'

const DAYS_OPEN = 7
const TRANSFER_DAYS = 5

type Props = { stays: PricedStay[]; today: CalendarDay; byTransfer: boolean; result: FormResult | undefined }

/** Sends the stays to a guest, who accepts one of them by a link. */
export function OfferForm({ stays, today, byTransfer, result }: Props) {
  const may = useMay()
  const own = resultFor('offer', result)
  const { typed, errors } = own ?? {}
  const alternatives = stays.map(({ sent, offer }) => ({ ...sent, total: offer.total / 100 }))
  const reasonNeeded = stays.some(({ offer }) => offer.reasonNeeded)
  return (
    <Panel title={words.sendAsOffer} id="offer">
      <p className="mb-4 text-ink-soft">{words.lead}</p>
      <ul className="mb-2 list-disc space-y-1 pl-5">
        {stays.map(({ sent, offer }) => (
          <li key={JSON.stringify(sent)}>
            {words.stay(offer.villa, writtenDay(offer.checkIn), writtenDay(offer.checkOut), writtenEuros(offer.total))}
          </li>
        ))}
      </ul>
      {stays.length < MOST_ALTERNATIVES && (
        <p className="mb-6">
          <Link to={anotherStay(stays)} className="link link-alone">
            {words.addAnother}
          </Link>
        </p>
      )}
      <Form method="post" noValidate preventScrollReset className="space-y-5">
        <Intent is="offer" />
        <input type="hidden" name="alternatives" value={JSON.stringify(alternatives)} />
        <ContactFields form="offer" emailHint={words.emailHint} typed={typed} errors={errors} />
        <TextArea
          label={words.message}
          name="message"
          required={false}
          maxLength={2000}
          rows={4}
          hint={words.messageHint}
          defaultValue={typed?.message}
          error={errors?.message}
        />
        <Field
          label={words.validUntil}
          name="validUntil"
          type="date"
          min={today}
          max={addDays(today, MOST_DAYS_OPEN)}
          defaultValue={typed?.validUntil ?? addDays(today, DAYS_OPEN)}
          error={errors?.validUntil}
        />
        <Checkbox name="holding" defaultChecked={typed ? typed.holding === '1' : true} label={words.holding} hint={words.holdingHint} />
        {byTransfer ? (
          <Field
            label={words.transferDays}
            name="transferDays"
            type="number"
            inputMode="numeric"
            min={1}
            max={30}
            required={false}
            defaultValue={typed?.transferDays ?? TRANSFER_DAYS}
            error={errors?.transferDays}
            hint={words.transferDaysHint}
          />
        ) : (
          <p className="text-ink-soft text-sm">
            {words.noIban}{' '}
            {may(forRoles.owners) && (
              <Link to={href('/admin/dashboard/settings')} className="link">
                {words.enterIt}
              </Link>
            )}
          </p>
        )}
        <TextArea
          id="offer-reason"
          label={words.reason}
          name="reason"
          required={reasonNeeded}
          maxLength={500}
          rows={2}
          hint={words.reasonHint}
          defaultValue={typed?.reason}
          error={errors?.reason}
        />
        <FormFailure result={own} />
        <SubmitButton acting={words.oneMoment} of="offer">
          {words.sendIt}
        </SubmitButton>
        <FormQuestion result={own} />
      </Form>
    </Panel>
  )
}

/** URL of the page with these stays chosen and no search. */
const anotherStay = (stays: PricedStay[]): string => `?${new URLSearchParams(stays.map(({ sent }) => ['other', JSON.stringify(sent)]))}`
