import { Form, href } from 'react-router'
import type { OfferEntry } from '#contract/offers.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { State } from '../status-menu.tsx'

type Props = { offer: OfferEntry; result: FormResult | undefined }

const toPage = (bookingId: number) => href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })

/** An offer with its stays, its link, and what can be done about it. */
export function OfferCard({ offer, result }: Props) {
  const { id, state, guest, email, validUntil, holding, transferDue, link, alternatives } = offer
  const waits = state === 'open' || state === 'transfer'
  const form = `withdraw ${id}`
  const chosen = state === 'transfer' ? alternatives.find(({ status }) => status === 'pending') : undefined
  return (
    <section aria-label={`${words.offers}: ${guest}`} className="part min-w-0">
      <div className="flex flex-wrap justify-between gap-x-6">
        <p className="font-semibold">{guest}</p>
        <p>{words.states[state]}</p>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {email}. {transferDue ? words.transferDue(formatDay(transferDue)) : words.until(formatDay(validUntil))},{' '}
        {holding ? words.kept : words.notKept}.
      </p>
      <ul className="mt-3 space-y-2">
        {alternatives.map(({ bookingId, bookingNumber, villa, checkIn, checkOut, total, status }) => (
          <li key={bookingId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={toPage(bookingId)} className="link inline-flex min-h-11 items-center">
              {bookingNumber}
            </Link>
            <span className="min-w-0 flex-1 basis-52">
              {words.offeredStay(villa, formatDay(checkIn), formatDay(checkOut), formatEuros(total))}
            </span>
            <State status={status} />
          </li>
        ))}
      </ul>
      {waits && (
        <div className="mt-4 space-y-4">
          <CopyField label={words.link} value={link} />
          <FormFailure result={resultFor(form, result)} />
          <div className="flex flex-wrap gap-3">
            {chosen && (
              <LinkButton to={`${toPage(chosen.bookingId)}?change=payment`} look="act" small>
                {words.recordTransfer}
              </LinkButton>
            )}
            <Form method="post" preventScrollReset>
              <Intent is="withdraw" />
              <input type="hidden" name="form" value={form} />
              <input type="hidden" name="offerId" value={id} />
              <SubmitButton acting={words.oneMoment} of={form} small>
                {words.withdraw}
              </SubmitButton>
            </Form>
          </div>
        </div>
      )}
    </section>
  )
}
