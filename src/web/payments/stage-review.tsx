import { Form, href } from 'react-router'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useSite } from '../layout/use-site.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { CardStatements } from './card-statements.tsx'
import { GuestFacts } from './guest-facts.tsx'
import type { PayMore } from './pay.server.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import type { StageReview as Review } from './review.server.ts'
import { StageOrigin } from './stage-origin.tsx'
import { StayFacts } from './stay-facts.tsx'

const IF_RETRIED = words.didYouReturnWithoutPaying

type Props = { review: Review; result: FormResult<PayMore> | undefined }

/** Payment of a later stage. The guest accepted the terms with the first one. */
export function StageReview({ review: { booking, next, charge, cancellation }, result }: Props) {
  const share = shareOfStage(booking.stages, next.stage)
  const vatStatement = useSite()?.settings.company.vatStatement
  return (
    <div className="max-w-3xl space-y-10">
      <StayFacts {...booking} />
      <GuestFacts guest={{ ...booking.guest, specialRequests: booking.specialRequests }} />
      {result && <RefusalNotice result={result} datesPage={href('/reservations')} ifRetried={IF_RETRIED} />}
      <Form method="post" className="panel space-y-5">
        <Intent is="pay" />
        <input type="hidden" name="bookingId" value={booking.id} />
        <input type="hidden" name="stage" value={next.stage} />
        <input type="hidden" name="amount" value={next.due} />
        {charge && <input type="hidden" name="quotedDinars" value={charge.dinars} />}
        {result?.retryOf && <input type="hidden" name="retryOf" value={result.retryOf} />}
        <h2 className="text-xl">
          {words.stageOfOf(share.position, booking.stages.length, share.percent, formatEurosBriefly(booking.total))}
        </h2>
        <StageOrigin share={share} />
        <p className="text-ink-soft text-sm">{words.bookingDueOn(booking.bookingNumber, formatDay(next.dueOn), vatStatement ?? '')}</p>
        {charge && <ChargedInDinars charge={charge} />}
        <p className="text-ink-soft text-sm">{words.depositAtCheckIn(formatEurosBriefly(SECURITY_DEPOSIT))}</p>
        {cancellation.length > 0 && (
          <div className="text-sm">
            <h3 className="font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
            <CancellationLadder steps={cancellation} of="paid" />
          </div>
        )}
        <SubmitButton acting={words.oneMoment} look="act" wide className="min-h-14 text-lg sm:w-auto sm:px-8">
          {result?.retryOf ? words.payNowAfterAll(formatEurosBriefly(next.due)) : words.payNow(formatEurosBriefly(next.due))}
        </SubmitButton>
        <CardStatements />
      </Form>
    </div>
  )
}
