import { href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_ALTERNATIVES, MOST_DAYS_OPEN } from '#domain/bookings/offer.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useMay } from '../use-may.ts'
import { FoldedPanel } from './folded-panel.tsx'
import type { PricedStay } from './read-new-booking.server.ts'

const DAYS_OPEN = 7
const TRANSFER_DAYS = 5

type Props = {
  stays: PricedStay[] /** A guest has asked, or there are several stays. */
  asked: boolean
  today: CalendarDay
  byTransfer: boolean
  result: FormResult | undefined
}

/** Sends the stays to a guest, who accepts one of them by a link. Hidden without a stay, so that its fields keep what was typed. */
export function OfferPanel({ stays, asked, today, byTransfer, result }: Props) {
  const may = useMay()
  const own = resultFor('offer', result) ?? resultFor('offer-anyway', result)
  const { typed, errors } = result ?? {}
  return (
    <div hidden={stays.length === 0}>
      <FoldedPanel title={words.sendAsOffer} id="offer" open={asked || own !== undefined || Boolean(typed?.message)} answer={result}>
        <p className="mb-4 text-ink-soft">{words.offerLead}</p>
        <ul className="mb-2 list-disc space-y-1 pl-5">
          {stays.map(({ sent, offer }) => (
            <li key={JSON.stringify(sent)}>
              {words.offeredStay(offer.villa, formatDay(offer.checkIn), formatDay(offer.checkOut), formatEuros(offer.total))}
            </li>
          ))}
        </ul>
        {stays.length < MOST_ALTERNATIVES && (
          <p className="mb-6">
            <Button name="intent" value="add" small>
              {words.addAnother}
            </Button>
          </p>
        )}
        <div className="space-y-5">
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
          <FormFailure result={own} />
          <SubmitButton name="intent" value="offer" of="offer" acting={words.oneMoment}>
            {words.sendIt}
          </SubmitButton>
          <FormQuestion result={own} confirm="offer-anyway" />
        </div>
      </FoldedPanel>
    </div>
  )
}
